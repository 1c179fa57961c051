// What a tab remembers of a room over a reload, so that it goes on with the deltas it missed and keeps its log.

import type { RoomView } from '../net/protocol.gen.ts';
import { readStored, writeStored } from '../net/storage.ts';
import type { LogEntry } from './game_log.ts';

export interface RoomMemory {
  seq: number;
  view: RoomView;
  /** The seat's secret by which it was seen; null: as a watcher. */
  seenBy: string | null;
  log: readonly LogEntry[];
}

export function remember(room: string, memory: RoomMemory): void {
  writeStored(key(room), memory, () => sessionStorage);
}

export function recall(room: string): RoomMemory | null {
  return readStored<RoomMemory | null>(key(room), null, () => sessionStorage);
}

function key(room: string): string {
  return `bastide.room.${room}`;
}
