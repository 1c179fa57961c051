import { describe, expect, it } from 'vitest';
import { allCatalogues } from './all_catalogues.ts';
import { checkCatalogue, textsOf } from './check_catalogues.ts';
import { chooseLanguage, LANGUAGES } from './languages.ts';
import { fill } from './plural.ts';

const catalogues = await allCatalogues();
const { en, fr, ro } = catalogues;

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  checkCatalogue(language, catalogues[language], en);
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
    expect(fill(ro['seat.points']!, { n: 1 }, 'ro')).toBe('1 punct');
    expect(fill(ro['seat.points']!, { n: 19 }, 'ro')).toBe('19 puncte');
    expect(fill(ro['seat.points']!, { n: 20 }, 'ro')).toBe('20 de puncte');
  });

  it('French counts zero as one', () => {
    expect(fill(fr['seat.points']!, { n: 0 }, 'fr')).toBe('0 point');
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
