import type { Language } from '../languages.ts';
import type { ModuleMessages } from './en.ts';

export const modules: Record<Language, () => Promise<ModuleMessages>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
  ro: async () => (await import('./ro.ts')).ro,
};
