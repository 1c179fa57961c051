import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';
import { chooseLanguage, LANGUAGES, type Language } from './languages.ts';
import { type Entry, fill } from './plural.ts';
import { ro } from './ro.ts';

const CATALOGUES: Record<Language, Messages> = { en, fr, de, it: italian, ro };
/** Words that a language must not use beside those of its glossary. */
const FORBIDDEN: Record<Language, RegExp> = {
  en: /\b(cloister|follower|farmland|thief|peasant)\b/i,
  fr: /\b(abbaye|champ|voleur|fermier|pion)s?\b/i,
  de: /\b(Abtei|Feld|Räuber|Gefolgsmann|Spielfigur)\b/,
  it: /\b(abbazia|prato verde|ladro|seguace|pedina)\b/i,
  ro: /\b(abație|fermier|hoț|discipol|pion)\b/i,
};

const textsOf = (entry: Entry): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const placeholders = (text: string): string =>
  [...new Set(text.match(/\{\w+\}/g))]
    .filter((name) => name !== '{n}')
    .sort()
    .join();

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  const catalogue = CATALOGUES[language];
  const entries = Object.entries(catalogue) as [keyof Messages, Entry][];

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
      const wanted = placeholders(textsOf(en[key])[0]!);
      for (const text of textsOf(entry)) expect(`${key}: ${placeholders(text)}`).toBe(`${key}: ${wanted}`);
    }
  });

  it('keeps to its glossary', () => {
    for (const [key, entry] of entries) {
      for (const text of textsOf(entry)) expect(`${key}: ${text}`).not.toMatch(FORBIDDEN[language]);
    }
  });

  it('uses typographic apostrophes', () => {
    if (language === 'ro') return; // the short forms of Romanian take a hyphen
    for (const [, entry] of entries) for (const text of textsOf(entry)) expect(text).not.toMatch(/\w'\w/);
  });
});

describe('particular habits', () => {
  it('French has a narrow no-break space before high punctuation', () => {
    for (const text of Object.values(fr).flatMap(textsOf)) expect(text).not.toMatch(/[^\u202f\d][:;!?]( |$)/);
  });

  it('Romanian writes s and t with a comma below', () => {
    expect(JSON.stringify(ro)).not.toMatch(/[şţŞŢ]/);
    expect(JSON.stringify(ro)).toMatch(/ș/);
  });

  it('Romanian says “de” from twenty on', () => {
    expect(fill(ro['seat.points'], { n: 1 }, 'ro')).toBe('1 punct');
    expect(fill(ro['seat.points'], { n: 19 }, 'ro')).toBe('19 puncte');
    expect(fill(ro['seat.points'], { n: 20 }, 'ro')).toBe('20 de puncte');
  });

  it('French counts zero as one', () => {
    expect(fill(fr['seat.points'], { n: 0 }, 'fr')).toBe('0 point');
  });
});

describe('the choice of language', () => {
  it('asks the address, then the saved choice, then the browser', () => {
    expect(chooseLanguage('?lang=ro', 'fr', ['de'])).toBe('ro');
    expect(chooseLanguage('', 'fr', ['de'])).toBe('fr');
    expect(chooseLanguage('', null, ['pt-BR', 'it-CH'])).toBe('it');
    expect(chooseLanguage('?lang=xx', null, [])).toBe('en');
  });
});
