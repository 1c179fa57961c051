// Points by kind of feature, added up from what this browser saw happen.

import type { LogEntry } from '../../app/room_memory.ts';
import { scoresOf } from '../../app/turn.ts';

/** By kind of feature, the points of each seat. */
export type PointsByKind = ReadonlyMap<string, readonly number[]>;

/** Null when this browser has not seen the whole game, which the sums betray. */
export function pointsByKind(
  log: readonly LogEntry[],
  number: number,
  scores: readonly number[],
): PointsByKind | null {
  const events = log.flatMap((entry) => entry.events);
  const start = events.findLastIndex((event) => event.type === 'game_started' && event.number === number);
  const kinds = new Map<string, number[]>();
  for (const { seat, points, feature = 'other' } of scoresOf(events.slice(start + 1))) {
    const row = kinds.get(feature) ?? scores.map(() => 0);
    row[seat]! += points;
    kinds.set(feature, row);
  }
  const sums = scores.map((_, seat) => [...kinds.values()].reduce((sum, row) => sum + row[seat]!, 0));
  return sums.every((sum, seat) => sum === scores[seat]) ? kinds : null;
}
