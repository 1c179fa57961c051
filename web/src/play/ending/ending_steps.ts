// The final scoring as steps: one for each feature, with what it brings to each seat.

import type { Event, Scored } from '../../net/protocol.gen.ts';
import { scoresOf } from '../draft.ts';
import type { Tally } from '../result/tally.ts';

/**
 * What one feature, or one thing without a place, brings at the end: one score for each seat that gets
 * something.
 */
export type EndingStep = readonly [Scored, ...Scored[]];

/** From a game's events, or those of its last step. */
export function endingSteps(events: readonly Event[], tally: Pick<Tally, 'endReasons'> = {}): EndingStep[] {
  const first = firstOfEnding(events, tally);
  if (first < 0) return [];
  const steps: [Scored, ...Scored[]][] = [];
  for (const scored of scoresOf(events.slice(first))) {
    const last = steps.at(-1);
    if (last !== undefined && sameFeature(last[0], scored)) last.push(scored);
    else steps.push([scored]);
  }
  return steps;
}

/** The index of the first event of the final scoring; -1: there is none. */
export function firstOfEnding(
  events: readonly Event[],
  { endReasons = [] }: Pick<Tally, 'endReasons'>,
): number {
  return events.findIndex(
    (event) => event.type === 'scored' && (event.reason === 'final' || endReasons.includes(event.reason)),
  );
}

function sameFeature(one: Scored, other: Scored): boolean {
  if (one.feature !== other.feature || one.tiles.length !== other.tiles.length) return false;
  return one.tiles.length > 0 && one.tiles.every((cell, i) => String(cell) === String(other.tiles[i]));
}

/** By seat: the points after this many steps, computed from the final ones. */
export function scoresAt(steps: readonly EndingStep[], scored: number, atEnd: readonly number[]): number[] {
  const scores = [...atEnd];
  for (const { seat, points } of steps.slice(scored).flat()) scores[seat]! -= points;
  return scores;
}
