// The final scoring as steps to be walked through: one for each feature, with what it brings to whom.

import type { Event, Scored } from '../../net/protocol.gen.ts';
import { scoresOf } from '../draft.ts';
import type { Tally } from '../result/tally.ts';

/**
 * What one feature, or one thing that lies nowhere, brings at the end: a scoring for each who gets something.
 */
export type EndingStep = readonly [Scored, ...Scored[]];

/** Of what happened in a game, or in its last step. */
export function endingSteps(
  events: readonly Event[],
  { endReasons = [] }: Pick<Tally, 'endReasons'> = {},
): EndingStep[] {
  const scorings = scoresOf(events);
  const first = scorings.findIndex(({ reason }) => reason === 'final' || endReasons.includes(reason));
  if (first < 0) return [];
  const steps: [Scored, ...Scored[]][] = [];
  for (const scored of scorings.slice(first)) {
    const last = steps.at(-1);
    if (last !== undefined && sameFeature(last[0], scored)) last.push(scored);
    else steps.push([scored]);
  }
  return steps;
}

function sameFeature(one: Scored, other: Scored): boolean {
  if (one.feature !== other.feature || one.tiles.length !== other.tiles.length) return false;
  return one.tiles.length > 0 && one.tiles.every((cell, i) => String(cell) === String(other.tiles[i]));
}

/** By seat: the points when so many steps have been scored, of those that stand at the end. */
export function scoresAt(steps: readonly EndingStep[], scored: number, atEnd: readonly number[]): number[] {
  const scores = [...atEnd];
  for (const { seat, points } of steps.slice(scored).flat()) scores[seat]! -= points;
  return scores;
}
