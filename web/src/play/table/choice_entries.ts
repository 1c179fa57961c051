// The choices as a list shows them: what can be done in many places of the board is one line.

import type { Action } from '../../net/protocol.gen.ts';
import type { Choice } from '../draft.ts';

/** Indices into the choices; pressing the line again goes on to the next of them. */
export type Entry = readonly [number, ...number[]];

const ANYWHERE: ReadonlySet<Action['type']> = new Set(['place_tower_piece', 'cap_tower']);

export function entriesOf(choices: readonly Choice[]): Entry[] {
  const indices = choices.map((_, index) => index);
  const typeOf = (index: number) => choices[index]!.action.type;
  return indices.flatMap((index): Entry[] => {
    const type = typeOf(index);
    if (!ANYWHERE.has(type)) return [[index]];
    const others = indices.slice(index + 1).filter((other) => typeOf(other) === type);
    const isFirst = indices.findIndex((other) => typeOf(other) === type) === index;
    return isFirst ? [[index, ...others]] : [];
  });
}

/** Which choice a line stands for: the one chosen, or its first. */
export function shownIn(entry: Entry, chosen: number): number {
  return entry.includes(chosen) ? chosen : entry[0];
}

/** What pressing a line chooses. */
export function nextIn(entry: Entry, chosen: number): number {
  return entry[(entry.indexOf(chosen) + 1) % entry.length]!;
}
