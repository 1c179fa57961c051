// The words of the games: one word for one thing, and one thing for each word. Each language has a
// glossary file here, for its translators and for the tests, which check every text against it. None of
// this is shipped.

export interface Term {
  /** All forms of the word, as alternatives of a regular expression; it stands between non-letters. */
  readonly word: string;
  /** Words that would be a second word for the same thing. */
  readonly not?: string;
  /**
   * Texts that lack the word where English has it, or have it where English does not, because the language
   * says it that way.
   */
  readonly except?: readonly string[];
}

/** Terms of all games. */
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

export type OfCarcassonne =
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
  | 'barn'
  | 'count'
  | 'quarter'
  | 'castle'
  | 'market'
  | 'blacksmith'
  | 'bridge'
  | 'bazaar'
  | 'shepherd'
  | 'sheep'
  | 'wolf'
  | 'flock'
  | 'hill'
  | 'vineyard'
  | 'mage'
  | 'witch'
  | 'cropCircle'
  | 'goldmine'
  | 'bar';

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

export type OfDiscovery =
  | 'mountain'
  | 'grassland'
  | 'sea'
  | 'city'
  | 'region'
  | 'brigand'
  | 'explorer'
  | 'navigator';

export interface Glossary {
  /** Capitals distinguish words, as those of nouns do in German. */
  readonly capitals?: true;
  readonly common: Readonly<Record<Common, Term>>;
  readonly carcassonne: Readonly<Record<OfCarcassonne, Term>>;
  readonly castle: Readonly<Record<OfCastle, Term>>;
  readonly discovery: Readonly<Record<OfDiscovery, Term>>;
}
