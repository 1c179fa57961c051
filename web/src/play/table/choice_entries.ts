// The choices as a list shows them: what can be done in many places of the board is one line.

import type { Cell } from '../../board/index.ts';
import type { Action, Deploy } from '../../net/protocol.gen.ts';
import type { Choice } from '../draft.ts';
import type { ChoiceManners } from './game_parts.ts';

/** Indices into the choices; pressing the line again goes on to the next of them. */
export type Entry = readonly [number, ...number[]];

const WORDED_MOST = { narrow: 4, wide: 5 };

/** Whether so many lines are shown as pictures, with words for the chosen one alone. */
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
    const anywhere = manners[action.type]?.anywhere || isElsewhere(action);
    const key = anywhere ? deedOf(action) : String(index);
    const known = entries.get(key);
    if (known) known.push(index);
    else entries.set(key, [index]);
  }
  return [...entries.values()];
}

/** The same with the same piece, be it in another place. */
export function isSameDeed(one: Action, other: Action): boolean {
  return deedOf(one) === deedOf(other);
}

function deedOf(action: Action): string {
  const piece = 'piece' in action ? action.piece : '';
  return `${action.type} ${piece} ${isElsewhere(action) ? 'elsewhere' : ''}`;
}

/** To another tile than the one just placed. */
export function isElsewhere(action: Action): action is Deploy & Cell {
  return action.type === 'deploy' && action.x !== undefined && action.y !== undefined;
}

/** Which choice a line stands for: the one chosen, or its first. */
export function shownIn(entry: Entry, chosen: number): number {
  return entry.includes(chosen) ? chosen : entry[0];
}

/** What pressing a line chooses. */
export function nextIn(entry: Entry, chosen: number): number {
  return entry[(entry.indexOf(chosen) + 1) % entry.length]!;
}
