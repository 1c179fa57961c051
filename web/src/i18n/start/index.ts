import type { Language } from '../languages.ts';
import { en, type StartMessages } from './en.ts';

/** English is there from the beginning, until the reader's language is known. */
export { en };

export const start: Record<Language, () => Promise<StartMessages>> = {
  en: async () => en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
  ro: async () => (await import('./ro.ts')).ro,
};
