// What a choice leads to, score by score: the server foresees each scoring, up to where a wall tile is turned up.

import type { Choice } from '../../app/turn.ts';
import { CASTLE_PLAN, SCORE_SPACES } from '../../castle/index.ts';
import type { Scored } from '../../net/protocol.gen.ts';

export interface ScoringStep {
  seat: number;
  points: number;
  total: number;
  /** The marker stops at a corner that still holds its wall tile. */
  takes: boolean;
}

/** Empty as long as the server has not said. `cornersLeft` as in the view. */
export function scoringSteps(
  choices: readonly Choice[],
  index: number,
  cornersLeft: readonly number[],
): ScoringStep[] {
  const left = new Set(cornersLeft);
  const foreseen = choices[index]!.scores ?? [];
  return [...foreseen, ...behindWallTile(choices, index, cornersLeft)].map(({ seat, points, total }) => {
    const corner = cornerAt(total);
    return { seat, points, total, takes: corner !== null && left.delete(corner) };
  });
}

/** Of two features in a row the second is foreseen from the other choice, where a wall tile hides it behind the first. */
function behindWallTile(choices: readonly Choice[], index: number, cornersLeft: readonly number[]): Scored[] {
  const [first, ...more] = choices[index]!.scores ?? [];
  const second = choices[1 - index]?.scores?.[0];
  const isOrder = choices.length === 2 && choices[index]!.action.type === 'score_next';
  if (!isOrder || first === undefined || second === undefined || more.length > 0) return [];
  const corner = cornerAt(first.total);
  if (corner === null || !cornersLeft.includes(corner)) return [];
  return [{ ...second, total: first.total + second.points }];
}

/** The corner by its number in the view, or null for any other space. */
function cornerAt(score: number): number | null {
  const space = score % SCORE_SPACES;
  const corner = CASTLE_PLAN.corners.indexOf(space - (space % 2));
  return corner < 0 ? null : corner;
}
