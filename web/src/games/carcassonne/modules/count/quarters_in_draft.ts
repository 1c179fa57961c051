// The quarters of the city of Carcassonne as they stand after my decisions.

import type { Cell } from '../../../../board/index.ts';
import type { GameView, InQuarter, Quarter } from '../../../../net/protocol.gen.ts';
import type { Draft } from '../../../../play/draft.ts';
import { eventsIn } from '../../../../play/table/decided.ts';

/** Clockwise. */
export const QUARTERS: readonly Quarter[] = ['castle', 'market', 'blacksmith', 'cathedral'];

/** What the board shows of the city. */
export type Shown = {
  /** Its north side, with all by which it is told who is there; empty: the city is not on the board. */
  readonly north: readonly (Cell & { readonly draft: Draft; readonly game: GameView })[];
};

export interface CityNow {
  /** Where the count stands; null: the city is not on the board. */
  readonly count: Quarter | null;
  readonly figures: readonly InQuarter[];
}

export function cityIn(draft: Draft, game: GameView): CityNow {
  let { count = null, quarters: figures = [] }: { count?: Quarter | null; quarters?: InQuarter[] } = game;
  for (const event of eventsIn(draft)) {
    if (event.type === 'quarter_entered') figures = changed(figures, event, 1);
    if (event.type === 'quarter_left') figures = changed(figures, event, -1);
    if (event.type === 'count_moved') count = event.to;
  }
  return { count, figures };
}

/** One figure more or less. */
function changed(
  figures: readonly InQuarter[],
  { quarter, seat, piece }: Omit<InQuarter, 'count'>,
  by: 1 | -1,
): InQuarter[] {
  const same = (each: InQuarter) => each.quarter === quarter && each.seat === seat && each.piece === piece;
  const count = (figures.find(same)?.count ?? 0) + by;
  if (!figures.some(same)) return [...figures, { quarter, seat, piece, count }];
  return figures.flatMap((each) => (!same(each) ? [each] : count > 0 ? [{ ...each, count }] : []));
}
