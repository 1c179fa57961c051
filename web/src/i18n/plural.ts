// The form of a catalogue entry, and how it is filled in.

import { isolate } from './isolate.ts';

/** A text for each plural form of the language; `n` chooses. */
export type Plural = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };
export type Entry = string | Plural;

/** The requirement for each language: the keys of English, each a text or a plural as there. */
export type LikeEnglish<T extends Readonly<Record<string, Entry>>> = {
  readonly [K in keyof T]: T[K] extends string ? string : Exclude<Entry, string>;
};

export type Values = Readonly<Record<string, string | number>>;

/**
 * Replaces {name} with its value: numbers are formatted for the locale, with a true minus sign; texts keep
 * their direction.
 */
export function fill(entry: Entry, values: Values, language: string, locale = language): string {
  const text = typeof entry === 'string' ? entry : pluralForm(entry, Number(values.n), language);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'number') return isolate(value ?? '');
    return numberFormat(locale).format(value).replace('-', '\u2212');
  });
}

function pluralForm(entry: Plural, n: number, language: string): string {
  return entry[pluralRules(language).select(n)] ?? entry.other;
}

const pluralRules = remembered((language) => new Intl.PluralRules(language));
const numberFormat = remembered((language) => new Intl.NumberFormat(language));

function remembered<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    let value = made.get(language);
    if (value === undefined) {
      value = make(language);
      made.set(language, value);
    }
    return value;
  };
}
