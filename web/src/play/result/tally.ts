import type { Event, RecordDeck, Scored } from '../../net/protocol.gen.ts';

/** How a game's scorings and figures are told once it is over. */
export interface Tally {
  /** What is scored, in the order of the table; each has its words, `features.KIND`. */
  readonly kinds: readonly string[];
  /** The kind of what is scored for such a reason, wherever it lies; else it is that of the feature. */
  readonly kindsByReason?: Readonly<Partial<Record<Scored['reason'], string>>>;
  /** With one of these, too, the final scoring begins. */
  readonly endReasons?: readonly Scored['reason'][];
  /** By these, too, figures come back to the hand of the event's seat. */
  readonly freedBy?: readonly Event['type'][];
  /** Which stream shuffled the tiles that went back, where a record names none. */
  readonly returnStream?: string;
  /** What a record tells of piles of numbered things, in the order in which they came up. */
  readonly numbered?: (deck: RecordDeck) => readonly number[];
}

/** Of a game that the page does not know. */
export const NO_TALLY: Tally = { kinds: [] };
