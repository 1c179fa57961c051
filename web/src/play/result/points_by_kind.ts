// Points by kind of feature, added up from what this browser saw happen.

import type { Scored } from '../../net/protocol.gen.ts';
import { scoresOf } from '../draft.ts';
import type { LogEntry } from '../game_log.ts';

/**
 * By kind of feature, the points of each seat; ransoms, paid and received, are a kind of their own,
 * and so is what the fairy brings, wherever she stands. In the order of `KINDS`, whatever was scored first.
 */
export type PointsByKind = ReadonlyMap<string, readonly number[]>;

/** Each has its words, `features.KIND`. */
export const KINDS = [
  'road',
  'city',
  'monastery',
  'garden',
  'field',
  'barn',
  'king',
  'robber',
  'goods',
  'fairy',
  'path',
  'tower',
  'house',
  'court',
  'keep',
  'ransom',
] as const satisfies readonly string[];

/** Null when this browser has not seen the whole game, which the sums betray. */
export function pointsByKind(
  log: readonly LogEntry[],
  number: number,
  scores: readonly number[],
): PointsByKind | null {
  const events = log.flatMap((entry) => entry.events);
  const start = events.findLastIndex((event) => event.type === 'game_started' && event.number === number);
  const kinds = new Map<string, number[]>();
  for (const event of scoresOf(events.slice(start + 1))) {
    const { seat, points } = event;
    const kind = kindOf(event);
    const row = kinds.get(kind) ?? scores.map(() => 0);
    row[seat]! += points;
    kinds.set(kind, row);
  }
  const sums = scores.map((_, seat) => [...kinds.values()].reduce((sum, row) => sum + row[seat]!, 0));
  if (!sums.every((sum, seat) => sum === scores[seat])) return null;
  return new Map([...kinds].sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

function kindOf({ feature, reason }: Scored): string {
  if (reason === 'fairy' || reason === 'fairy_turn') return 'fairy';
  return feature ?? (reason === 'ransom' ? 'ransom' : 'other');
}

/** What has no place of its own comes last. */
function placeOf(kind: string): number {
  const place = (KINDS as readonly string[]).indexOf(kind);
  return place < 0 ? KINDS.length : place;
}
