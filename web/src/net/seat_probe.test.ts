import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from './fake_socket.ts';
import { seatOf } from './seat_probe.ts';
import type { Socket } from './socket.ts';

let sockets: FakeSocket[];
const last = () => sockets.at(-1)!;

function ask(): Promise<string | null> {
  return seatOf('ABCDEFGH', 'S', () => {
    sockets.push(new FakeSocket());
    return last() as unknown as Socket;
  });
}

const snapshot = (you: number | null) => ({
  type: 'snapshot',
  seq: 1,
  view: { you, seats: [{ name: null }, { name: 'Ada' }] },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  sockets = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('learns who sits where the secret leads, and leaves', async () => {
  const name = ask();
  last().welcome();
  expect(last().sent[0]).toMatchObject({ type: 'join', room: 'ABCDEFGH', secret: 'S' });
  last().hear(snapshot(1));
  expect(await name).toBe('Ada');
  expect(last().closed).toBe(true);
});

it('learns that the secret opens nothing', async () => {
  const name = ask();
  last().open();
  last().refuse('room/bad_secret');
  expect(last().sent[1]).not.toHaveProperty('secret');
  last().hear({ type: 'reply', re: last().sent[1]!.id, seat: null, seq: 1, resume: 'snapshot' });
  last().hear(snapshot(null));
  expect(await name).toBeNull();
  expect(last().closed).toBe(true);
});

it('finds nothing in a room that is gone', async () => {
  const name = ask();
  last().open();
  last().refuse('room/not_found');
  expect(await name).toBeNull();
});

it('waits for a server that is away', async () => {
  const name = ask();
  last().die(1006);
  await vi.runOnlyPendingTimersAsync();
  expect(sockets).toHaveLength(2);
  last().welcome();
  last().hear(snapshot(1));
  expect(await name).toBe('Ada');
});
