// What a tab remembers of a room over a reload, so that it goes on with the deltas it missed and keeps
// its log; and what this device remembers of the rooms seen last, to show them where there is no network.

import type { RoomView } from '../net/protocol.gen.ts';
import { dropStored, readStored, writeStored } from '../net/storage.ts';
import type { LogEntry } from './game_log.ts';

export interface RoomMemory {
  seq: number;
  view: RoomView;
  /** The seat's secret by which it was seen; null: as a watcher. */
  seenBy: string | null;
  log: readonly LogEntry[];
}

/** Rooms that a device remembers, the latest first. */
const SEEN = 'bastide.seen';
const SEEN_MAX = 4;

export function remember(room: string, memory: RoomMemory): void {
  writeStored(key(room), memory, () => sessionStorage);
  const rooms = [room, ...seen().filter((other) => other !== room)];
  for (const old of rooms.splice(SEEN_MAX)) dropStored(key(old));
  writeStored(SEEN, rooms);
  writeStored(key(room), memory);
}

/** What the tab knows, else what the device does. */
export function recall(room: string): RoomMemory | null {
  return readStored<RoomMemory | null>(key(room), readStored(key(room), null), () => sessionStorage);
}

function seen(): string[] {
  const rooms = readStored<unknown>(SEEN, []);
  return Array.isArray(rooms) ? rooms : [];
}

function key(room: string): string {
  return `bastide.room.${room}`;
}
