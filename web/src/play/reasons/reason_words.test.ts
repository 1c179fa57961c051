// @vitest-environment happy-dom

import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, switchLanguage } from '../../i18n/index.ts';
import { bare } from '../../i18n/isolate.ts';
import type { Reason } from '../../net/protocol.gen.ts';
import { reasonsWords } from './reason_words.ts';

const FEATURES = ['city', 'road', 'field', 'monastery', 'garden']
  .concat(['path', 'tower', 'house', 'court', 'keep'])
  .concat(['mountain', 'grassland', 'sea']);
const OTHERS = [
  'hand',
  'awards',
  'turn',
  'wall_tiles',
  'builder',
  'captures',
  'dragon',
  'fairy',
  'abbey',
  'wagon',
];
/** All that the server tells (protocol/schema/common.json, `reason`). */
const REASONS: readonly Reason[] = [
  ...[...FEATURES, ...OTHERS, 'scored'].flatMap((term) => [
    { term, others: false, points: 3 },
    { term, others: true, points: 1 },
  ]),
  { term: 'answers', others: true, points: 20 },
];

const wordsOf = (...reasons: Reason[]): string[] =>
  reasonsWords(reasons).map((words) => bare(words).replaceAll('\u202f', ' '));

describe('why a choice is good', () => {
  afterEach(() => switchLanguage('en'));

  const SAID: Record<Language, readonly string[]> = {
    en: [
      'Cities: 3 points more',
      'Roads: 1 point less for the others',
      'Meeples in hand: 2 points more',
      '8 points more at once',
      '20 points less for the others in their next turn',
    ],
    fr: [
      'Villes : 3 points de plus',
      'Routes : 1 point de moins pour les autres',
      'Meeples en main : 2 points de plus',
      '8 points de plus tout de suite',
      '20 points de moins pour les autres à leur prochain tour',
    ],
    de: [
      'Städte: 3 Punkte mehr',
      'Straßen: 1 Punkt weniger für die anderen',
      'Meeples in der Hand: 2 Punkte mehr',
      'Sofort 8 Punkte mehr',
      '20 Punkte weniger für die anderen in ihrem nächsten Zug',
    ],
    it: [
      'Città: 3 punti in più',
      'Strade: 1 punto in meno per gli altri',
      'Meeple in mano: 2 punti in più',
      'Subito 8 punti in più',
      '20 punti in meno per gli altri nel loro prossimo turno',
    ],
    ro: [
      'Orașe: 3 puncte în plus',
      'Drumuri: 1 punct în minus pentru ceilalți',
      'Meeple în mână: 2 puncte în plus',
      '8 puncte în plus imediat',
      '20 de puncte în minus pentru ceilalți la rândul următor',
    ],
  };

  it.each(LANGUAGES)('is said in %s', async (language) => {
    await switchLanguage(language);
    const said = wordsOf(
      { term: 'city', others: false, points: 3 },
      { term: 'road', others: true, points: 1 },
      { term: 'hand', others: false, points: 2 },
      { term: 'scored', others: false, points: 8 },
      { term: 'answers', others: true, points: 20 },
    );
    expect(said).toEqual(SAID[language]);
  });

  it.each(LANGUAGES)('has words in %s for all that the server tells, each its own', async (language) => {
    await switchLanguage(language);
    const said = reasonsWords(REASONS);
    expect(said).toHaveLength(REASONS.length);
    expect(new Set(said).size).toBe(REASONS.length);
  });

  it('leaves out what a later server tells', () => {
    const later = { term: 'flying_carpet', others: false, points: 4 };
    expect(wordsOf(later, { term: 'sea', others: false, points: 1 })).toEqual(['Sea: 1 point more']);
  });
});
