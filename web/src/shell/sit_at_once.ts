// Somebody comes to a table to sit down, not to look at it first: at the first sight of it the seat is asked
// for.

import { chunk } from '../net/chunk.ts';
import type { Room } from '../play/room.ts';
import type { SeatWanted } from './open_tables/sit_down.ts';

let wanted: SeatWanted | null = null;

export function sitAtOnceIn(wish: SeatWanted): void {
  wanted = wish;
}

const sitting = chunk(() => import('./open_tables/sit_down.ts'));

/** Once the room is there. */
export function sitIfWanted(room: Room): void {
  if (wanted?.room !== room.code) return;
  const wish = wanted;
  wanted = null;
  sitting().then(({ sitDown }) => sitDown(room, wish), console.error);
}
