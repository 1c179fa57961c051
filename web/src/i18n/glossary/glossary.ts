// The words of the games: one word for one thing, and one thing for each word. Each language has a file of
// them here, for its translators and for the tests, which hold every text to it. Nothing of this is shipped.

export interface Term {
  /**
   * All forms of the word, as the alternatives of a regular expression; it stands between what is no letter.
   */
  readonly word: string;
  /** Words that would be a second one for the same thing. */
  readonly not?: string;
  /**
   * Texts that do without the word where English has it, or have it where English
   * does not, because it is said so.
   */
  readonly except?: readonly string[];
}

/** What is said in all games. */
export type Common =
  | 'tile'
  | 'meeple'
  | 'piece'
  | 'board'
  | 'table'
  | 'seat'
  | 'place'
  | 'turn'
  | 'point'
  | 'finished'
  | 'player'
  | 'host'
  | 'watch'
  | 'away'
  | 'resign'
  | 'shuffle'
  | 'start';

export type OfLand =
  | 'road'
  | 'city'
  | 'monastery'
  | 'field'
  | 'garden'
  | 'river'
  | 'tower'
  | 'foundation'
  | 'pennant'
  | 'highwayman'
  | 'knight'
  | 'monk'
  | 'farmer'
  | 'abbot'
  | 'prisoner'
  | 'ransom'
  | 'king'
  | 'baron'
  | 'inn'
  | 'cathedral'
  | 'bigMeeple'
  | 'builder'
  | 'pig'
  | 'goods'
  | 'dragon'
  | 'fairy'
  | 'princess'
  | 'volcano'
  | 'portal'
  | 'abbey'
  | 'mayor'
  | 'wagon'
  | 'barn';

export type OfCastle =
  | 'path'
  | 'tower'
  | 'house'
  | 'court'
  | 'keep'
  | 'wall'
  | 'wallTile'
  | 'herald'
  | 'knight'
  | 'squire'
  | 'merchant'
  | 'market'
  | 'fountain'
  | 'square'
  | 'cell'
  | 'space';

export interface Glossary {
  /** Capitals tell words apart, as those of nouns do in German. */
  readonly capitals?: true;
  readonly common: Readonly<Record<Common, Term>>;
  readonly land: Readonly<Record<OfLand, Term>>;
  readonly castle: Readonly<Record<OfCastle, Term>>;
}
