import { expect, test } from 'vitest';
import { Conflict, type RoomStore } from './module.ts';
import { RoomsInMemory } from './rooms_in_memory.ts';
import { RoomsWhileKept } from './rooms_while_kept.ts';

const entry = (seq: number) => ({ seq, at: seq, text: `entry ${seq}` });

/** A browser's database that is full after so many entries. */
class UntilFull extends RoomsInMemory {
  #left: number;
  constructor(left: number) {
    super();
    this.#left = left;
  }
  override async append(...change: Parameters<RoomStore['append']>): Promise<void> {
    if (this.#left === 0) throw new DOMException('full', 'QuotaExceededError');
    this.#left -= 1;
    return super.append(...change);
  }
}

function storeOver(kept: RoomStore | null) {
  const told = { unkept: 0 };
  return { told, store: new RoomsWhileKept(kept, () => ++told.unkept) };
}

test('a room that is kept is nowhere else', async () => {
  const kept = new RoomsInMemory();
  const { store, told } = storeOver(kept);
  await store.append('A', entry(1), 'game');
  await expect(store.append('A', entry(1), null)).rejects.toThrow(Conflict);
  expect(await kept.load('A')).toEqual([entry(1)]);
  expect(await store.findGame('game')).toEqual({ room: 'A' });
  expect(told.unkept).toBe(0);
});

test('a browser that keeps nothing has rooms in memory, and says so', async () => {
  const { store, told } = storeOver(null);
  await store.append('A', entry(1), 'game');
  await store.append('A', entry(2), null);
  await expect(store.append('A', entry(2), null)).rejects.toThrow(Conflict);
  expect(told.unkept).toBeGreaterThan(0);
  expect(await store.load('A')).toEqual([entry(1), entry(2)]);
  await store.compact('A', 2, entry(2), [{ game: 'game', ended: 1, text: 'record' }]);
  await expect(store.compact('A', 7, null, [])).rejects.toThrow(Conflict);
  expect(await store.load('A')).toEqual([entry(2)]);
  expect(await store.findGame('game')).toEqual({ record: 'record' });
  expect(await store.findGame('other')).toBeNull();
  await store.compact('A', 2, null, []);
  expect(await store.load('A')).toEqual([]);
});

test('a room goes on in memory when the browser is full, with all that happened before', async () => {
  const kept = new UntilFull(2);
  const { store, told } = storeOver(kept);
  await store.append('A', entry(1), 'game');
  await store.append('A', entry(2), null);
  expect(told.unkept).toBe(0);
  await store.append('A', entry(3), null);
  expect(told.unkept).toBe(1);
  expect(await store.load('A')).toEqual([entry(1), entry(2), entry(3)]);
  expect(await kept.load('A')).toEqual([entry(1), entry(2)]);
  expect(await store.findGame('game')).toEqual({ room: 'A' });
});
