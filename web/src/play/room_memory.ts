// A tab's memory of a room for a reload, so that it continues with the missed deltas and keeps its log; and
// the device's memory of the rooms seen last, to show them without a network.

import type { RoomView } from '../net/protocol.gen.ts';
import { dropStored, readStored, writeStored } from '../net/storage.ts';
import type { LogEntry } from './game_log.ts';

export interface RoomMemory {
  seq: number;
  view: RoomView;
  /** The seat's secret with which it was seen; null: as a watcher. */
  seenBy: string | null;
  log: readonly LogEntry[];
}

/** Rooms that a device remembers, the latest first. */
const SEEN = 'bastide.seen';
const SEEN_MAX = 4;

export function remember(room: string, memory: RoomMemory): void {
  writeStored(key(room), memory, 'session');
  const rooms = [room, ...seen().filter((other) => other !== room)];
  for (const old of rooms.splice(SEEN_MAX)) dropStored(key(old));
  writeStored(SEEN, rooms);
  writeStored(key(room), memory);
}

/** From the tab's memory, or else the device's. */
export function recall(room: string): RoomMemory | null {
  return readStored<RoomMemory | null>(key(room), readStored(key(room), null), 'session');
}

function seen(): string[] {
  const rooms = readStored<unknown>(SEEN, []);
  return Array.isArray(rooms) ? rooms : [];
}

function key(room: string): string {
  return `bastide.room.${room}`;
}
