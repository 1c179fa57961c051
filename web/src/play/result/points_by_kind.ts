// Points by kind of feature, added up from the events that this browser saw.

import type { Scored } from '../../net/protocol.gen.ts';
import { scoresOf } from '../draft.ts';
import type { LogEntry } from '../game_log.ts';
import type { Tally } from './tally.ts';

/** By kind of what is scored, the points of each seat. In the game's order, not that of scoring. */
export type PointsByKind = ReadonlyMap<string, readonly number[]>;

/** Null if this browser has not seen the whole game, which the sums reveal. */
export function pointsByKind(
  log: readonly LogEntry[],
  number: number,
  scores: readonly number[],
  tally: Tally,
): PointsByKind | null {
  const events = log.flatMap((entry) => entry.events);
  const start = events.findLastIndex((event) => event.type === 'game_started' && event.number === number);
  const kinds = new Map<string, number[]>();
  for (const event of scoresOf(events.slice(start + 1))) {
    const { seat, points } = event;
    const kind = kindOf(event, tally);
    const row = kinds.get(kind) ?? scores.map(() => 0);
    row[seat]! += points;
    kinds.set(kind, row);
  }
  const sums = scores.map((_, seat) => [...kinds.values()].reduce((sum, row) => sum + row[seat]!, 0));
  if (!sums.every((sum, seat) => sum === scores[seat])) return null;
  return new Map([...kinds].sort(([a], [b]) => placeOf(a, tally) - placeOf(b, tally)));
}

function kindOf({ feature, reason }: Scored, { kindsByReason }: Tally): string {
  return kindsByReason?.[reason] ?? feature ?? 'other';
}

/** Kinds without a place come last. */
function placeOf(kind: string, { kinds }: Tally): number {
  const place = kinds.indexOf(kind);
  return place < 0 ? kinds.length : place;
}
