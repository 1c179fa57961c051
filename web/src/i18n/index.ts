// Texts in the viewer's language. Components that call `t` while they render draw again when the language changes.

import { signal } from '@preact/signals';
import { en, type Key, type Messages } from './en.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts';
import { fill, type Values } from './plural.ts';

export type { Key, Language, Values };
export { LANGUAGE_NAMES, LANGUAGES };

const current = signal<{ language: Language; messages: Messages }>({ language: 'en', messages: en });

const LOADERS: Record<Language, () => Promise<Messages>> = {
  en: async () => en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  it: async () => (await import('./it.ts')).it,
  ro: async () => (await import('./ro.ts')).ro,
};

export async function switchLanguage(language: Language): Promise<void> {
  current.value = { language, messages: await LOADERS[language]() };
  document.documentElement.lang = language;
}

export function language(): Language {
  return current.value.language;
}

export function t(key: Key, values: Values = {}): string {
  const { language, messages } = current.value;
  return fill(messages[key], values, language);
}

/** For keys made from what the server says, such as "error.room/full": the fallback when this client knows no such word. */
export function tOr(key: string, fallback: string, values: Values = {}): string {
  return key in current.value.messages ? t(key as Key, values) : fallback;
}

export function listOf(items: readonly string[]): string {
  return new Intl.ListFormat(current.value.language, { type: 'conjunction' }).format(items);
}

export function timeOf(milliseconds: number): string {
  const format = new Intl.DateTimeFormat(current.value.language, { hour: '2-digit', minute: '2-digit' });
  return format.format(milliseconds);
}
