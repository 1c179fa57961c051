import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Ended, type Status } from './connection.ts';
import { FakeSocket } from './fake_socket.ts';
import type { HeldUp } from './held_up.ts';
import type { SeatWish } from './protocol.gen.ts';
import { Refused } from './refused.ts';
import type { Socket } from './socket.ts';

describe('a connection', () => {
  let sockets: FakeSocket[];
  let statuses: Status[];
  let secret: string | null;
  let sit: SeatWish | null;
  let held: HeldUp | null;
  const onSitRefused = vi.fn();
  let connection: Connection;
  const last = () => sockets.at(-1)!;
  const onMessage = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    sockets = [];
    statuses = [];
    secret = 'S';
    sit = null;
    held = null;
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
    onSitRefused.mockReset();
    onMessage.mockReset();
    connection = new Connection({
      room: 'ABCDEFGH',
      open: () => {
        sockets.push(new FakeSocket());
        return last() as unknown as Socket;
      },
      askWhy: async () => held,
      credentials: () => ({ secret, held: { since: 5, digest: 'd' }, sit }),
      onSitRefused,
      onBadSecret: () => {
        secret = null;
      },
      onMessage,
      onStatus: (status) => statuses.push(status),
    });
    connection.connect();
  });

  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('joins with room, secret and the last seq, and is then online', () => {
    last().welcome();
    expect(last().sent[0]).toMatchObject({
      type: 'join',
      room: 'ABCDEFGH',
      secret: 'S',
      since: 5,
      digest: 'd',
    });
    expect(statuses.at(-1)).toEqual({ state: 'online' });
  });

  it('keeps the admission that the room gives, and shows it when it comes again', () => {
    last().open();
    expect(last().sent[0]).not.toHaveProperty('admission');
    last().hear({ type: 'reply', re: last().sent[0]!.id, seat: 0, seq: 1, now: 0, admission: 'A1' });
    last().die(1006);
    vi.advanceTimersByTime(250);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: 'join', admission: 'A1' });
  });

  it.each([
    [{ code: 'session/rate_limited', at: 'room' }, 'guesses'],
    [{ code: 'session/rate_limited' }, 'network'],
    [{ code: 'room/server_busy' }, 'server'],
    [{ code: 'store/unavailable' }, 'server'],
  ])('says why it waits after %o, until it is in', (refusal, why) => {
    last().open();
    last().hear({ type: 'error', re: last().sent[0]!.id, message: '', ...refusal });
    expect(statuses.at(-1)).toEqual({ state: 'waiting', attempt: 1, why });
    vi.advanceTimersByTime(250);
    expect(statuses.at(-1)).toEqual({ state: 'connecting', attempt: 1, why });
    last().welcome();
    last().die(1006);
    expect(statuses.at(-1)).toEqual({ state: 'waiting', attempt: 1 });
  });

  it('asks why no socket opens, and then waits as long as the server wants', async () => {
    held = { by: 'network', forMs: 3000 };
    last().die(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses.at(-1)).toEqual({ state: 'waiting', attempt: 1, why: 'network' });
    await vi.advanceTimersByTimeAsync(3249);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(2);
  });

  it('asks nothing when an open socket was lost', async () => {
    held = { by: 'server', forMs: 3000 };
    last().welcome();
    last().die(1006);
    await vi.advanceTimersByTimeAsync(250);
    expect(sockets).toHaveLength(2);
  });

  it('joins as a watcher when its secret is refused', () => {
    last().open();
    last().hear({ type: 'error', re: last().sent[0]!.id, code: 'room/bad_secret', message: '' });
    expect(last().sent[1]).toMatchObject({ type: 'join' });
    expect(last().sent[1]).not.toHaveProperty('secret');
  });

  it('ends where the room takes no more watchers, and can come back to sit down', () => {
    for (const [code, why] of [
      ['room/full', 'full'],
      ['room/no_spectators', 'no_spectators'],
    ] as const) {
      last().open();
      last().hear({ type: 'error', re: last().sent[0]!.id, code, message: '' });
      expect(statuses.at(-1)).toEqual({ state: 'ended', why });
      connection.connect();
    }
    expect(onSitRefused).not.toHaveBeenCalled();
    connection.close();
    sit = { name: 'Ben' };
    connection.connect();
    last().welcome();
    expect(last().sent[0]).toMatchObject({ type: 'join', secret: 'S', sit: { name: 'Ben' } });
    expect(statuses.at(-1)).toEqual({ state: 'online' });
  });

  it('tells why nobody could sit down on joining', () => {
    sit = { name: 'Ben' };
    connection.connect();
    last().open();
    last().hear({ type: 'error', re: last().sent[0]!.id, code: 'room/locked', message: '' });
    expect(statuses.at(-1)).toEqual({ state: 'ended', why: 'full' });
    expect(onSitRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'room/locked' }));
  });

  it('answers each intention once, by its id', async () => {
    last().welcome();
    const answer = connection.send({ type: 'start' });
    const { id } = last().sent[1]!;
    last().hear({ type: 'reply', re: id, seq: 2 });
    await expect(answer).resolves.toMatchObject({ seq: 2 });
  });

  it('tells a refusal with its code', async () => {
    last().welcome();
    const answer = connection.send({ type: 'start' });
    last().hear({ type: 'error', re: last().sent[1]!.id, code: 'room/not_host', message: 'no' });
    await expect(answer).rejects.toThrow(Refused);
    await expect(answer).rejects.toMatchObject({ code: 'room/not_host' });
  });

  it('sends what is unanswered again with the same id after it was lost', async () => {
    last().welcome();
    const answer = connection.send({ type: 'chat', text: 'hello' });
    const { id } = last().sent[1]!;
    last().die(1006);
    expect(statuses.at(-1)).toEqual({ state: 'waiting', attempt: 1 });
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    last().welcome();
    expect(last().sent[1]).toEqual({ type: 'chat', text: 'hello', id });
    last().hear({ type: 'reply', re: id });
    await expect(answer).resolves.toBeTruthy();
    last().die(1006);
    vi.advanceTimersByTime(250);
    last().welcome();
    expect(last().sent).toHaveLength(1);
  });

  it('waits longer after each failed attempt, and begins anew after a success', () => {
    last().die(1006);
    vi.advanceTimersByTime(250);
    last().die(1006);
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    last().welcome();
    last().die(1006);
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(4);
  });

  it('waits as long as a closing server asks it to', () => {
    last().welcome();
    last().hear({ type: 'closing', reason: 'restarting', retry_ms: 5000 });
    last().die(1012);
    vi.advanceTimersByTime(4999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it('waits by its own measure again once it has waited as it was asked to', () => {
    last().welcome();
    last().hear({ type: 'closing', reason: 'restarting', retry_ms: 60_000 });
    last().die(1012);
    vi.advanceTimersByTime(60_000);
    last().die(1006);
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(3);
  });

  it('does not send again what was refused because the connection had ended', async () => {
    last().welcome();
    const resync = connection.send({ type: 'resync' });
    last().die(4001);
    await expect(resync).rejects.toThrow(Refused);
    connection.connect();
    last().welcome();
    expect(last().sent.map(({ type }) => type)).toEqual(['join']);
  });

  it('hears nothing more of a socket that it has given up', () => {
    const old = last();
    old.welcome();
    connection.connect();
    old.die(4001);
    expect(statuses.at(-1)).toEqual({ state: 'connecting', attempt: 0 });
    expect(sockets).toHaveLength(2);
  });

  it('says nothing to a server that it has not reached yet', () => {
    connection.wake();
    expect(last().sent).toEqual([]);
  });

  it('comes back at once when it is woken while it waits', () => {
    last().die(1006);
    connection.wake();
    expect(sockets).toHaveLength(2);
  });

  it('gives a silent server up: at once a ping, then a new connection', () => {
    last().welcome();
    vi.advanceTimersByTime(10_000);
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(5_000);
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
  });

  it('keeps a server that answers the ping', () => {
    last().welcome();
    vi.advanceTimersByTime(10_000);
    last().hear({ type: 'reply', re: last().sent.at(-1)!.id });
    vi.advanceTimersByTime(9_000);
    expect(sockets).toHaveLength(1);
    expect(last().closed).toBe(false);
  });

  it('doubts a connection when it is woken: no answer within 3 s is the end of it', () => {
    last().welcome();
    connection.wake();
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(3_250);
    expect(sockets).toHaveLength(2);
  });

  it.each<[number, Ended]>([
    [4000, 'taken_over'],
    [4001, 'removed'],
    [4003, 'closed'],
  ])('does not come back after close code %i', async (code, why) => {
    last().welcome();
    const answer = connection.send({ type: 'start' });
    last().die(code);
    expect(statuses.at(-1)).toEqual({ state: 'ended', why });
    await expect(answer).rejects.toMatchObject({ code: 'session/ended' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('says that there is no such room', () => {
    last().open();
    last().hear({ type: 'error', re: last().sent[0]!.id, code: 'room/not_found', message: '' });
    expect(statuses.at(-1)).toEqual({ state: 'ended', why: 'not_found' });
  });

  it('hands on snapshots, deltas and presence', () => {
    last().welcome();
    const presence = { type: 'presence', connected: [true], removable_in_ms: [null], spectators: 0 };
    last().hear(presence);
    expect(onMessage).toHaveBeenCalledWith(presence);
  });
});
