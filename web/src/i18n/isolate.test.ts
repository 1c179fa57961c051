import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { allCatalogues } from './all_catalogues.ts';
import { textsOf } from './check_catalogues.ts';
import { isolate, listOf } from './index.ts';
import { bare } from './isolate.ts';
import { LANGUAGES } from './languages.ts';
import { fill } from './plural.ts';

const NAMES = {
  Hebrew: 'יוסי',
  Arabic: 'ليلى 2',
  'Hebrew and Latin': 'Ada (יוסי)',
  'Arabic digits': 'نور ٣',
  Adlam: '\u{1e900}\u{1e901}',
};
const catalogues = await allCatalogues();

/** What stands outside of all isolates. */
const outside = (text: string): string => text.replace(/\u2068[^\u2066-\u2069]*\u2069/g, '');

describe.each(Object.entries(NAMES))('a name in %s', (_, name) => {
  it.each(LANGUAGES)('keeps its direction to itself in every text that may take it, in %s', (language) => {
    const texts = Object.values(catalogues[language]).flatMap(textsOf);
    const taking = texts.filter((text) => /\{\w+\}/.test(text));
    expect(taking.length).toBeGreaterThan(100);
    for (const text of taking) {
      const values = Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key!, name]));
      const told = fill(text, values, language);
      expect(told).toContain(`\u2068${name}\u2069`);
      expect(outside(told)).toBe(text.replace(/\{\w+\}/g, ''));
    }
  });

  it('does so in lists, and is enclosed once', () => {
    expect(listOf([name, 'Ben', name])).toBe(`\u2068${name}\u2069, Ben, and \u2068${name}\u2069`);
    expect(isolate(isolate(name))).toBe(isolate(name));
    expect(fill('{who} +3', { who: isolate(name) }, 'en')).toBe(`\u2068${name}\u2069 +3`);
    expect(bare(isolate(name))).toBe(name);
  });

  it('does so within what is itself set into a text', () => {
    const list = listOf([name, name]);
    expect(fill('{names}!', { names: list }, 'en')).toBe(`\u2068${list}\u2069!`);
    expect(bare(list)).toBe(list);
  });
});

test('a text that is read from left to right stays as it is', () => {
  for (const text of ['Ada', 'Łukasz', 'Ελένη', 'Юрий', 'さくら', '3', '🙂', ''])
    expect(isolate(text)).toBe(text);
});

/** Names of rules, which the page has words for, stand in <dt>. */
test('no component shows a name that is not in an element of its own', () => {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const shown = files.flatMap((file) => {
    const source = readFileSync(`src/${file}`, 'utf8');
    const names = source.matchAll(/(.*)>\s*\{((?:[\w!?.[\]]+\.)?name|(?:seat|player)Name\([^)]*\))\}/g);
    return [...names].flatMap(([, before]) => (/<(Name|dt)$/.test(before!) ? [] : `${file}: ${before}`));
  });
  expect(shown).toEqual([]);
});
