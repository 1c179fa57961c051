import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RoomView } from '../../net/protocol.gen.ts';
import type { Room } from '../room.ts';
import { settleCalls } from './settle_calls.ts';

const ROOM = 'ABCDEFGH';
let hidden: boolean;
let close: ReturnType<typeof vi.fn>;
let setAppBadge: ReturnType<typeof vi.fn>;
let seen: () => void;

beforeEach(() => {
  hidden = false;
  close = vi.fn();
  setAppBadge = vi.fn(async () => {});
  vi.stubGlobal('location', { origin: 'https://play.example.org' });
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
    addEventListener: (_: string, listener: () => void) => (seen = listener),
    removeEventListener: () => {},
  });
  const kept = new Set([
    `https://play.example.org/waiting/${ROOM}`,
    'https://play.example.org/waiting/BCDEFGHJ',
  ]);
  vi.stubGlobal('caches', {
    open: async () => ({
      delete: async (key: string) => kept.delete(key),
      keys: async () => [...kept].map((url) => ({ url })),
    }),
  });
  const getNotifications = async ({ tag }: { tag: string }) => (tag === ROOM ? [{ close }] : []);
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ getNotifications }) },
    setAppBadge,
  });
});

/** A room in which it is the turn of this seat; 0 is one's own. */
function roomWithTurnOf(first: number) {
  const viewOf = (seat: number) => ({ you: 0, seats: [{}, {}], game: { seat } }) as unknown as RoomView;
  const view = signal<RoomView | null>(viewOf(first));
  let tell = () => {};
  const onEvents = (listener: () => void) => {
    tell = listener;
    return () => {};
  };
  const moveTo = (seat: number) => {
    view.value = viewOf(seat);
    tell();
  };
  return { room: { code: ROOM, view, onEvents } as unknown as Room, moveTo };
}
/** Lets all that was begun come to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an opened table takes its notification away and leaves the badge to others', async () => {
  settleCalls(roomWithTurnOf(0).room);
  await settled();
  expect(close).toHaveBeenCalledOnce();
  expect(setAppBadge.mock.calls).toEqual([[1]]);
});

test('a hidden table leaves it there until somebody looks', async () => {
  hidden = true;
  settleCalls(roomWithTurnOf(0).room);
  await settled();
  expect(close).toHaveBeenCalledTimes(0);
  hidden = false;
  seen();
  await settled();
  expect(close).toHaveBeenCalledOnce();
});

test('a turn that is played elsewhere takes it away though the table is hidden; other news do not', async () => {
  hidden = true;
  const { room, moveTo } = roomWithTurnOf(0);
  settleCalls(room);
  moveTo(0);
  await settled();
  expect(close).toHaveBeenCalledTimes(0);
  moveTo(1);
  await settled();
  expect(close).toHaveBeenCalledOnce();
});
