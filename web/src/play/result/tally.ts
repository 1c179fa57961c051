import type { Event, RecordDeck, Scored } from '../../net/protocol.gen.ts';

/** How a game's scores and figures are presented once it is over. */
export interface Tally {
  /** The kinds of scores, in the order of the table; each has its words, `features.KIND`. */
  readonly kinds: readonly string[];
  /** The kind of scores with such a reason, wherever they are; otherwise the feature's kind. */
  readonly kindsByReason?: Readonly<Partial<Record<Scored['reason'], string>>>;
  /** Further reasons with which the final scoring begins. */
  readonly endReasons?: readonly Scored['reason'][];
  /** Further events by which figures return to the supply of the event's seat. */
  readonly freedBy?: readonly Event['type'][];
  /** The stream that shuffled returned tiles, if a record names none. */
  readonly returnStream?: string;
  /** A record's piles of numbered things, in the order of drawing. */
  readonly numbered?: (deck: RecordDeck) => readonly number[];
}

/** The seats, winners first, who may have fewer points than somebody who resigned; then by their points. */
export const byRank = (scores: readonly number[], winners: readonly number[] = []): number[] => {
  const wins = (seat: number) => Number(winners.includes(seat));
  return [...scores.keys()].sort((a, b) => wins(b) - wins(a) || scores[b]! - scores[a]!);
};

/** For a game unknown to the page. */
export const NO_TALLY: Tally = { kinds: [] };
