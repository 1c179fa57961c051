// Keeps the browser's database from growing: removes rooms that this browser can no longer enter, and the
// oldest of too many records.

import { ENTRIES, GAMES, ofRoom, RECORDS, result } from './kept_rooms.ts';

/** Finished games; one takes some 30 kB. */
export const RECORDS_KEPT_MAX = 100;
/** In ms. A room that another tab has just made may still be unknown here. */
export const NEW_ROOM_MS = 24 * 3600 * 1000;

/** `entered`: the rooms that this browser can enter. `now`: ms since 1970. Resolves when it is on disk. */
export function purgeKept(database: IDBDatabase, entered: readonly string[], now: number): Promise<void> {
  const transaction = database.transaction([ENTRIES, GAMES, RECORDS], 'readwrite');
  const stores = (name: string) => transaction.objectStore(name);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  void purgeRooms(stores, new Set(entered), now - NEW_ROOM_MS).catch(() => {}); // `done` tells of it
  void purgeRecords(stores(RECORDS)).catch(() => {});
  return done;
}

type Stores = (name: string) => IDBObjectStore;

async function purgeRooms(stores: Stores, entered: ReadonlySet<string>, before: number): Promise<void> {
  const entries = stores(ENTRIES);
  const gone = new Set<string>();
  let room = await nextRoom(entries, '');
  while (room !== null) {
    const last = await result(entries.openCursor(ofRoom(room), 'prev'));
    if (!entered.has(room) && last!.value.at < before) gone.add(room);
    room = await nextRoom(entries, room);
  }
  for (const room of gone) entries.delete(ofRoom(room));
  const games = stores(GAMES);
  const playedIn = await result(games.getAll());
  const ids = await result(games.getAllKeys());
  for (const [index, id] of ids.entries()) if (gone.has(playedIn[index])) games.delete(id);
}

async function nextRoom(entries: IDBObjectStore, after: string): Promise<string | null> {
  const beyond = IDBKeyRange.lowerBound([after, Number.POSITIVE_INFINITY], true);
  const cursor = await result(entries.openKeyCursor(beyond));
  return cursor === null ? null : (cursor.key as [string, number])[0];
}

/** Leaves this many, those that ended last. */
export async function purgeRecords(records: IDBObjectStore): Promise<void> {
  const kept = await result(records.getAll());
  const ids = await result(records.getAllKeys());
  const byEnd = ids.map((id, index) => ({ id, ended: kept[index].ended as number }));
  byEnd.sort((one, other) => other.ended - one.ended);
  for (const { id } of byEnd.slice(RECORDS_KEPT_MAX)) records.delete(id);
}
