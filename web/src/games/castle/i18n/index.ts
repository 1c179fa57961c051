// Texts of The Castle in the viewer's language, loaded with the first screen that shows them.

import { effect, signal } from '@preact/signals';
import { type Language, language, type Values } from '../../../i18n/index.ts';
import { fill } from '../../../i18n/plural.ts';
import { type CastleKey, type CastleMessages, en } from './en.ts';

export type { CastleKey };

const LOADERS: Record<Language, () => Promise<CastleMessages>> = {
  en: async () => en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
  ro: async () => (await import('./ro.ts')).ro,
};

const current = signal<{ language: Language; messages: CastleMessages } | null>(null);

effect(() => {
  const wanted = language();
  void LOADERS[wanted]().then((messages) => {
    if (language() === wanted) current.value = { language: wanted, messages };
  });
});

/** Nothing may be said before; components that ask are rendered again when it is so. */
export function castleTextsAreHere(): boolean {
  return current.value !== null;
}

export function castleText(key: CastleKey, values: Values = {}): string {
  const { language, messages } = current.value!;
  return fill(messages[key], values, language);
}

/** For keys made from the server's words: the fallback if this client does not know the word. */
export function castleTextOr(key: string, fallback: string, values: Values = {}): string {
  return key in en ? castleText(key as CastleKey, values) : fallback;
}
