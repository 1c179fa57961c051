// Rooms of this page in the browser's database.

import { openDatabase } from '../storage.ts';
import { Conflict, type FoundGame, type KeptEntry, type KeptRecord, type RoomStore } from './module.ts';

const NAME = 'bastide.rooms';
const VERSION = 1;
/** Keys: [room, seq]. */
export const ENTRIES = 'entries';
/** Rooms by the id of a game that may be played there. */
export const GAMES = 'games';
export const RECORDS = 'records';

/** Rejects if this browser has no database. */
export function openRooms(): Promise<IDBDatabase> {
  return openDatabase(NAME, VERSION, (database) => {
    for (const store of [ENTRIES, GAMES, RECORDS]) database.createObjectStore(store);
  });
}

const PROBE = 'probe';

/** Rejects if what is written to the database can't be read there. */
export async function tryRooms(database: IDBDatabase): Promise<void> {
  const records = database.transaction(RECORDS, 'readwrite').objectStore(RECORDS);
  records.put(true, PROBE);
  const written = result(records.get(PROBE));
  const deleted = result(records.delete(PROBE));
  const [found] = await Promise.all([written, deleted]);
  if (found !== true) throw new Error('what is written is not there');
}

/** Whether a finished game is kept here. */
export async function keepsRecord(game: string): Promise<boolean> {
  const database = await openRooms();
  try {
    const count = database.transaction(RECORDS).objectStore(RECORDS).count(game);
    return (await result(count)) > 0;
  } finally {
    database.close();
  }
}

/** Keeps a game that was played elsewhere. */
export async function keepForeignRecord({ game, ...record }: KeptRecord): Promise<void> {
  const database = await openRooms();
  try {
    await result(database.transaction(RECORDS, 'readwrite').objectStore(RECORDS).put(record, game));
  } finally {
    database.close();
  }
}

/** Rooms of this page, and records, as they travel to another device. */
export interface KeptParcel {
  rooms: readonly { room: string; entries: readonly KeptEntry[]; games: readonly string[] }[];
  records: readonly KeptRecord[];
}

export async function packRooms(rooms: readonly string[]): Promise<KeptParcel> {
  const database = await openRooms();
  try {
    const transaction = database.transaction([ENTRIES, GAMES, RECORDS]);
    const all = (name: string) => {
      const store = transaction.objectStore(name);
      return Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    };
    const logs = rooms.map((room) => result(transaction.objectStore(ENTRIES).getAll(ofRoom(room))));
    const [[ids, playedIn], [names, records], entries] = await Promise.all([
      all(GAMES),
      all(RECORDS),
      Promise.all(logs),
    ]);
    return {
      rooms: rooms.flatMap((room, index) => {
        const games = ids.map(String).filter((_, at) => playedIn[at] === room);
        return entries[index]!.length === 0 ? [] : [{ room, entries: entries[index] as KeptEntry[], games }];
      }),
      records: names.map((name, at) => ({ ...(records[at] as KeptRecord), game: String(name) })),
    };
  } finally {
    database.close();
  }
}

/** A room that is here already stays, unless it went on elsewhere. Resolves when all is on disk. */
export async function unpackRooms({ rooms, records }: KeptParcel): Promise<void> {
  const database = await openRooms();
  try {
    const transaction = database.transaction([ENTRIES, GAMES, RECORDS], 'readwrite');
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const stores = (name: string) => transaction.objectStore(name);
    for (const { game, ...record } of records) stores(RECORDS).put(record, game);
    for (const { room, entries, games } of rooms) {
      const last = stores(ENTRIES).openKeyCursor(ofRoom(room), 'prev');
      last.onsuccess = () => {
        const [, seq] = (last.result?.key ?? [room, Number.NEGATIVE_INFINITY]) as [string, number];
        if (seq >= entries.at(-1)!.seq) return;
        stores(ENTRIES).delete(ofRoom(room));
        for (const entry of entries) stores(ENTRIES).put(entry, [room, entry.seq]);
        for (const game of games) stores(GAMES).put(room, game);
      };
    }
    await done;
  } finally {
    database.close();
  }
}

export class KeptRooms implements RoomStore {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  append(room: string, entry: KeptEntry, game: string | null): Promise<void> {
    return this.#change((stores) => {
      stores(ENTRIES).add(entry, [room, entry.seq]);
      if (game !== null) stores(GAMES).put(room, game);
    });
  }

  compact(
    room: string,
    seq: number,
    snapshot: KeptEntry | null,
    records: readonly KeptRecord[],
  ): Promise<void> {
    return this.#change((stores, stop) => {
      const entries = stores(ENTRIES);
      const last = entries.openKeyCursor(ofRoom(room), 'prev');
      last.onsuccess = () => {
        const key = last.result?.key as [string, number] | undefined;
        if (key?.[1] !== seq) return stop(new Conflict());
        entries.delete(ofRoom(room));
        if (snapshot !== null) entries.put(snapshot, [room, seq]);
        for (const { game, ...record } of records) stores(RECORDS).put(record, game);
      };
    });
  }

  load(room: string): Promise<KeptEntry[]> {
    return result(this.#database.transaction(ENTRIES).objectStore(ENTRIES).getAll(ofRoom(room)));
  }

  async findGame(id: string): Promise<FoundGame> {
    const transaction = this.#database.transaction([RECORDS, GAMES]);
    const record = result<{ text: string } | undefined>(transaction.objectStore(RECORDS).get(id));
    const room = result<string | undefined>(transaction.objectStore(GAMES).get(id));
    const [found, playedIn] = [await record, await room];
    if (found !== undefined) return { record: found.text };
    return playedIn === undefined ? null : { room: playedIn };
  }

  /** All or nothing; resolves when it is on disk. */
  #change(
    make: (stores: (name: string) => IDBObjectStore, stop: (why: Error) => void) => void,
  ): Promise<void> {
    const transaction = this.#database.transaction([ENTRIES, GAMES, RECORDS], 'readwrite', {
      durability: 'strict',
    });
    return new Promise((resolve, reject) => {
      let why: Error | null = null;
      const stop = (reason: Error) => {
        why = reason;
        transaction.abort();
      };
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => {
        const error = transaction.error;
        reject(why ?? (error?.name === 'ConstraintError' ? new Conflict() : error));
      };
      make((name) => transaction.objectStore(name), stop);
    });
  }
}

export function ofRoom(room: string): IDBKeyRange {
  return IDBKeyRange.bound([room, 0], [room, Number.POSITIVE_INFINITY]);
}

export function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
