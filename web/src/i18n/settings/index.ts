import type { Language } from '../languages.ts';
import type { SettingsMessages } from './en.ts';

export const settings: Record<Language, () => Promise<SettingsMessages>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
  ro: async () => (await import('./ro.ts')).ro,
};
