// What tests require of every set of catalogues: one in each language, with the same texts.

import { expect, it } from 'vitest';
import type { Language } from './languages.ts';
import type { Entry } from './plural.ts';

export const textsOf = (entry: Entry): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry);

const placeholders = (text: string): string =>
  [...new Set(text.match(/\{\w+\}/g))]
    .filter((name) => name !== '{n}')
    .sort()
    .join();

/** Call within the `describe` of one language. */
export function checkCatalogue(
  language: Language,
  catalogue: Readonly<Record<string, Entry>>,
  english: Readonly<Record<string, Entry>>,
): void {
  const entries = Object.entries(catalogue);

  it('has the keys of English', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  it('has a form for every whole number that occurs', () => {
    const rules = new Intl.PluralRules(language);
    const needed = new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)));
    for (const [key, entry] of entries) {
      if (typeof entry !== 'string')
        expect([key, ...Object.keys(entry)]).toEqual(expect.arrayContaining([...needed]));
    }
  });

  it('fills in the same values as English', () => {
    for (const [key, entry] of entries) {
      const wanted = placeholders(textsOf(english[key]!)[0]!);
      for (const text of textsOf(entry)) expect(`${key}: ${placeholders(text)}`).toBe(`${key}: ${wanted}`);
    }
  });

  it('uses typographic apostrophes', () => {
    if (language === 'ro') return; // the short forms of Romanian take a hyphen
    for (const [, entry] of entries) for (const text of textsOf(entry)) expect(text).not.toMatch(/\w'\w/);
  });
}
