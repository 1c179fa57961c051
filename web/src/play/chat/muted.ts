// Muted players. This browser remembers them; nobody is told.

import { signal } from '@preact/signals';
import type { RoomView } from '../../net/protocol.gen.ts';
import { readStored, writeStored } from '../../net/storage.ts';

const KEY = 'bastide.muted';
/** Old tables are forgotten. */
const KEPT_MAX = 50;

const muted = signal(readStored<readonly string[]>(KEY, []));

const nameOf = ({ room }: Pick<RoomView, 'room'>, seat: number) => `${room} ${seat}`;

export function isMuted(view: Pick<RoomView, 'room'>, seat: number): boolean {
  return muted.value.includes(nameOf(view, seat));
}

export function mute(view: Pick<RoomView, 'room'>, seat: number, on: boolean): void {
  const name = nameOf(view, seat);
  const others = muted.value.filter((other) => other !== name);
  muted.value = on ? [...others, name].slice(-KEPT_MAX) : others;
  writeStored(KEY, muted.value);
}

/** Two seats have changed places: whoever is muted stays so. */
export function followSwap(
  view: Pick<RoomView, 'room'>,
  { seat, other }: { seat: number; other: number },
): void {
  const [one, another] = [isMuted(view, seat), isMuted(view, other)];
  if (one === another) return;
  mute(view, seat, another);
  mute(view, other, one);
}

/** Whether a line is from another player whom this user hears. */
export function isHeard(view: Pick<RoomView, 'room' | 'you'>, { seat }: { seat: number }): boolean {
  return seat !== view.you && !isMuted(view, seat);
}
