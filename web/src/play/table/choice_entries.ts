// The choices as list entries: what can be done in many places of the board is one entry.

import type { Cell } from '../../board/index.ts';
import type { Action, Deploy } from '../../net/protocol.gen.ts';
import type { Choice } from '../draft.ts';
import type { ChoiceManners } from './game_parts.ts';

/** Indices into the choices; pressing the entry again goes to the next of them. */
export type Entry = readonly [number, ...number[]];

const WORDED_MOST = { narrow: 4, wide: 5 };

/** Whether this many entries are shown as pictures, with words only for the chosen one. */
export function showsPictures(
  entries: readonly Entry[],
  choices: readonly Choice[],
  wide: boolean,
  manners: ChoiceManners = {},
): boolean {
  const most = wide ? WORDED_MOST.wide : WORDED_MOST.narrow;
  return (
    entries.length > most &&
    choices.some(({ action: { type } }) => type === 'deploy' || manners[type]?.pictured)
  );
}

export function entriesOf(choices: readonly Choice[], manners: ChoiceManners = {}): Entry[] {
  const entries = new Map<string, [number, ...number[]]>();
  for (const [index, { action }] of choices.entries()) {
    const { anywhere = false, apart } = manners[action.type] ?? {};
    const deed = apart ? `${deedOf(action)} ${apart(action)}` : deedOf(action);
    const key = anywhere || isElsewhere(action) ? deed : String(index);
    const known = entries.get(key);
    if (known) known.push(index);
    else entries.set(key, [index]);
  }
  return [...entries.values()];
}

/** The same action with the same piece, possibly in another place. */
export function isSameDeed(one: Action, other: Action): boolean {
  return deedOf(one) === deedOf(other);
}

function deedOf(action: Action): string {
  const piece = 'piece' in action ? action.piece : '';
  return `${action.type} ${piece} ${isElsewhere(action) ? 'elsewhere' : ''}`;
}

/** Whether it is on a tile other than the one just placed. */
export function isElsewhere(action: Action): action is Deploy & Cell {
  return action.type === 'deploy' && action.x !== undefined && action.y !== undefined;
}

/** The choice that an entry shows: the chosen one, or its first. */
export function shownIn(entry: Entry, chosen: number): number {
  return entry.includes(chosen) ? chosen : entry[0];
}

/** What pressing an entry chooses. */
export function nextIn(entry: Entry, chosen: number): number {
  return entry[(entry.indexOf(chosen) + 1) % entry.length]!;
}
