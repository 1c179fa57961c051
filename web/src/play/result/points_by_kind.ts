// Points by kind of feature, added up from what this browser saw happen.

import { scoresOf } from '../draft.ts';
import type { LogEntry } from '../game_log.ts';

/** By kind of feature, the points of each seat; ransoms, paid and received, are a kind of their own. In the order of
 * `KINDS`, whatever was scored first. */
export type PointsByKind = ReadonlyMap<string, readonly number[]>;

const KINDS: readonly string[] = [
  'road',
  'city',
  'monastery',
  'garden',
  'field',
  'king',
  'robber',
  'path',
  'tower',
  'house',
  'court',
  'keep',
  'ransom',
];

/** Null when this browser has not seen the whole game, which the sums betray. */
export function pointsByKind(
  log: readonly LogEntry[],
  number: number,
  scores: readonly number[],
): PointsByKind | null {
  const events = log.flatMap((entry) => entry.events);
  const start = events.findLastIndex((event) => event.type === 'game_started' && event.number === number);
  const kinds = new Map<string, number[]>();
  for (const { seat, points, feature, reason } of scoresOf(events.slice(start + 1))) {
    const kind = feature ?? (reason === 'ransom' ? 'ransom' : 'other');
    const row = kinds.get(kind) ?? scores.map(() => 0);
    row[seat]! += points;
    kinds.set(kind, row);
  }
  const sums = scores.map((_, seat) => [...kinds.values()].reduce((sum, row) => sum + row[seat]!, 0));
  if (!sums.every((sum, seat) => sum === scores[seat])) return null;
  return new Map([...kinds].sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** What has no place of its own comes last. */
function placeOf(kind: string): number {
  return KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length;
}
