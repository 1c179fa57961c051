// What is kept in this browser instead of the server: rooms, and records of games.

import { readStored, readTab, writeStored, writeTab } from '../storage.ts';

const KEY = 'bastide.own_rooms';
const RECORDS_KEY = 'bastide.own_records';
/** Rooms; the seats held in others are counted apart. */
const KEPT_MAX = 20;

/** The latest first. */
export function ownRooms(): string[] {
  return [...new Set([...unkept(), ...readStored<string[]>(KEY, [])])];
}

/** Rooms that only this tab knows, since the browser kept no more. */
const unkept = (): string[] => readTab<string[]>(KEY, []);

export function isOwnRoom(room: string): boolean {
  return ownRooms().includes(room);
}

export function keepOwnRoom(room: string): void {
  const all = [room, ...ownRooms()].slice(0, KEPT_MAX);
  writeTab(KEY, writeStored(KEY, all) ? undefined : [room, ...unkept()]);
}

export function forgetOwnRoom(room: string): void {
  const others = (rooms: readonly string[]) => rooms.filter((other) => other !== room);
  writeStored(KEY, others(readStored<string[]>(KEY, [])));
  const inTab = others(unkept());
  writeTab(KEY, inTab.length > 0 ? inTab : undefined);
}

/** Whether this browser may keep finished games. */
export function mayKeepRecords(): boolean {
  return ownRooms().length > 0 || readStored(RECORDS_KEY, false);
}

/** Notes a record from a file. */
export function noteKeptRecord(): void {
  writeStored(RECORDS_KEY, true);
}
