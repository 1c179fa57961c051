// Where markers stop on the score track, and who takes a wall tile there.

import { CASTLE_PLAN, SCORE_SPACES } from '../../castle/index.ts';
import type { Scored } from '../../net/protocol.gen.ts';

export interface Landing {
  seat: number;
  /** The marker stops at a corner that still holds its wall tile. */
  takes: boolean;
}

/** Of scorings one after another; `cornersLeft` as in the view. */
export function landings(scores: readonly Scored[], cornersLeft: readonly number[]): Landing[] {
  const left = new Set(cornersLeft);
  return scores.map(({ seat, total }) => {
    const corner = cornerAt(total);
    return { seat, takes: corner !== null && left.delete(corner) };
  });
}

/** How many wall tiles each seat takes, those that take none left out. */
export function takers(all: readonly Landing[]): { seat: number; count: number }[] {
  const takings = all.filter(({ takes }) => takes).map(({ seat }) => seat);
  return [...new Set(takings)].map((seat) => ({
    seat,
    count: takings.filter((other) => other === seat).length,
  }));
}

/** The corner by its number in the view, or null for any other space. */
function cornerAt(score: number): number | null {
  const space = score % SCORE_SPACES;
  const corner = CASTLE_PLAN.corners.indexOf(space - (space % 2));
  return corner < 0 ? null : corner;
}
