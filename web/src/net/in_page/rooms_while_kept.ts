// Rooms of this page, kept for as long as the browser takes them: a room that it takes no more, since it is
// full or keeps nothing, goes on in memory and ends with the page.

import { Conflict, type FoundGame, type KeptEntry, type KeptRecord, type RoomStore } from './module.ts';
import { RoomsInMemory } from './rooms_in_memory.ts';

export class RoomsWhileKept implements RoomStore {
  readonly #kept: RoomStore | null;
  readonly #memory = new RoomsInMemory();
  readonly #onUnkept: () => void;

  /** `kept`: null if this browser keeps nothing. `onUnkept`: a room is in memory alone from now on. */
  constructor(kept: RoomStore | null, onUnkept: () => void) {
    this.#kept = kept;
    this.#onUnkept = onUnkept;
  }

  append(room: string, entry: KeptEntry, game: string | null): Promise<void> {
    return this.#change(room, (store) => store.append(room, entry, game));
  }

  compact(
    room: string,
    seq: number,
    snapshot: KeptEntry | null,
    records: readonly KeptRecord[],
  ): Promise<void> {
    return this.#change(room, (store) => store.compact(room, seq, snapshot, records));
  }

  async load(room: string): Promise<readonly KeptEntry[]> {
    return this.#kept === null || this.#memory.has(room) ? this.#memory.load(room) : this.#kept.load(room);
  }

  async findGame(id: string): Promise<FoundGame> {
    return (await this.#memory.findGame(id)) ?? (await this.#kept?.findGame(id)) ?? null;
  }

  async #change(room: string, make: (store: RoomStore) => Promise<void>): Promise<void> {
    if (this.#kept !== null && !this.#memory.has(room)) {
      try {
        return await make(this.#kept);
      } catch (reason) {
        if (reason instanceof Conflict) throw reason;
        console.info('not kept any more:', room, reason);
        this.#memory.take(room, await this.#kept.load(room));
      }
    }
    this.#onUnkept();
    await make(this.#memory);
  }
}
