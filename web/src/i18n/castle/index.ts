import type { Language } from '../languages.ts';
import type { CastleMessages } from './en.ts';

export const castle: Record<Language, () => Promise<CastleMessages>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
  ro: async () => (await import('./ro.ts')).ro,
};
