// The choices as a list shows them: what can be done in many places of the board is one line.

import type { Action } from '../../net/protocol.gen.ts';
import type { Choice } from '../draft.ts';

/** Indices into the choices; pressing the line again goes on to the next of them. */
export type Entry = readonly [number, ...number[]];

const ANYWHERE: ReadonlySet<Action['type']> = new Set(['place_tower_piece', 'cap_tower']);

export function entriesOf(choices: readonly Choice[]): Entry[] {
  const indices = choices.map((_, index) => index);
  return indices.flatMap((index): Entry[] => {
    const { action } = choices[index]!;
    if (!ANYWHERE.has(action.type)) return [[index]];
    const alike = (other: number) => isSameDeed(choices[other]!.action, action);
    const others = indices.slice(index + 1).filter(alike);
    const isFirst = indices.findIndex(alike) === index;
    return isFirst ? [[index, ...others]] : [];
  });
}

/** The same with the same piece, be it in another place. */
export function isSameDeed(one: Action, other: Action): boolean {
  const pieceOf = (action: Action) => ('piece' in action ? action.piece : null);
  return one.type === other.type && pieceOf(one) === pieceOf(other);
}

/** Which choice a line stands for: the one chosen, or its first. */
export function shownIn(entry: Entry, chosen: number): number {
  return entry.includes(chosen) ? chosen : entry[0];
}

/** What pressing a line chooses. */
export function nextIn(entry: Entry, chosen: number): number {
  return entry[(entry.indexOf(chosen) + 1) % entry.length]!;
}
