import { chunk } from '../../net/chunk.ts';
import type { Language } from '../languages.ts';
import { en, type StartMessages } from './en.ts';

/** English is there from the beginning, until the reader's language is known. */
export { en };

export const start: Record<Language, () => Promise<StartMessages>> = {
  en: async () => en,
  fr: chunk(async () => (await import('./fr.ts')).fr),
  de: chunk(async () => (await import('./de.ts')).de),
  it: chunk(async () => (await import('./it.ts')).it),
  ro: chunk(async () => (await import('./ro.ts')).ro),
};
