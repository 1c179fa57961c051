import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Status } from '../../net/connection.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import type { Room } from '../room.ts';

const tellServer = vi.hoisted(() => vi.fn(async (..._: unknown[]) => {}));
vi.mock('./call_here.ts', () => ({ tellServer }));

import { keepCalled } from './keep_called.ts';
import { KINDS, keepWish, wishAt } from './wishes.ts';

const ROOM = 'ABCDEFGH';
const WISH = { kinds: KINDS, quiet: null };

function visit() {
  const view = signal<RoomView | null>(null);
  const status = signal<Status>({ state: 'connecting', attempt: 0 });
  const show = (you: number | null, push?: string[]) => {
    view.value = { you, ...(push && { push }) } as RoomView;
  };
  const stop = keepCalled({ code: ROOM, view, status } as unknown as Room);
  return { show, join: () => (status.value = { state: 'online' }), stop };
}

beforeEach(() => {
  tellServer.mockClear();
  keepWish(ROOM, WISH);
  vi.stubGlobal('Notification', { permission: 'granted' });
});

/** The server has answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

test('a visit compares what the server knows once it is joined, and again only when that changes', async () => {
  const { show, join } = visit();
  show(0, ['x']); // from the last visit
  expect(tellServer).toHaveBeenCalledTimes(0);
  join();
  show(0, ['x']);
  await answered();
  expect(tellServer).toHaveBeenCalledTimes(1);
  show(0);
  expect(tellServer).toHaveBeenCalledTimes(2);
});

test('the view that shows what the server was told before it has answered tells it nothing again', async () => {
  let answer = () => {};
  tellServer.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)));
  const { show, join } = visit();
  join();
  show(0);
  show(0, ['x']);
  expect(tellServer).toHaveBeenCalledTimes(1);
  answer();
  await answered();
  expect(tellServer).toHaveBeenCalledTimes(2); // with the view as it is now
  expect(tellServer.mock.lastCall).toEqual([expect.anything(), { you: 0, push: ['x'] }]);
});

test('a server that forgets each time is not told for ever', async () => {
  const { show, join } = visit();
  join();
  for (let i = 0; i < 10; ++i) {
    show(0, [`${i}`]);
    await answered();
  }
  expect(tellServer).toHaveBeenCalledTimes(2);
});

test('who has lost the seat, or takes the permission away, is not called', () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  const { show, join } = visit();
  join();
  show(0);
  expect(tellServer).toHaveBeenCalledTimes(0);
  expect(wishAt(ROOM)).toEqual(WISH);
  show(null);
  expect(wishAt(ROOM)).toBeNull();
});
