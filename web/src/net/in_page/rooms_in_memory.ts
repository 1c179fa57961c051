// Rooms of this page that nothing keeps: they end with the page.

import { Conflict, type FoundGame, type KeptEntry, type KeptRecord, type RoomStore } from './module.ts';

export class RoomsInMemory implements RoomStore {
  readonly #rooms = new Map<string, readonly KeptEntry[]>();
  readonly #games = new Map<string, string>();
  readonly #records = new Map<string, string>();

  has(room: string): boolean {
    return this.#rooms.has(room);
  }

  /** Goes on with a room that was kept elsewhere so far. */
  take(room: string, entries: readonly KeptEntry[]): void {
    this.#rooms.set(room, entries);
  }

  async append(room: string, entry: KeptEntry, game: string | null): Promise<void> {
    const entries = await this.load(room);
    if (entries.some(({ seq }) => seq === entry.seq)) throw new Conflict();
    this.#rooms.set(room, [...entries, entry]);
    if (game !== null) this.#games.set(game, room);
  }

  async compact(
    room: string,
    seq: number,
    snapshot: KeptEntry | null,
    records: readonly KeptRecord[],
  ): Promise<void> {
    if ((await this.load(room)).at(-1)?.seq !== seq) throw new Conflict();
    this.#rooms.set(room, snapshot === null ? [] : [{ ...snapshot, seq }]);
    for (const { game, text } of records) this.#records.set(game, text);
  }

  async load(room: string): Promise<readonly KeptEntry[]> {
    return this.#rooms.get(room) ?? [];
  }

  async findGame(id: string): Promise<FoundGame> {
    const record = this.#records.get(id);
    if (record !== undefined) return { record };
    const room = this.#games.get(id);
    return room === undefined ? null : { room };
  }
}
