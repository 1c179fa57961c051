import type { Language } from '../languages.ts';
import type { ComputerMessages } from './en.ts';

export const computers: Record<Language, () => Promise<ComputerMessages>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
  ro: async () => (await import('./ro.ts')).ro,
};
