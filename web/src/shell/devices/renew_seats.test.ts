// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../../net/fake_socket.ts';
import { keepOwnRoom } from '../../net/in_page/own_rooms.ts';
import { keepSecret, seatsHeld, secretOf } from '../../net/seat_secrets.ts';
import { aGame } from '../my_games/a_game.ts';
import { forgetGames, keepGames, keptGames } from '../my_games/kept_games.ts';
import { renewSeats, settleRenewals } from './renew_seats.ts';

const OLD = `${'B'.repeat(42)}A`;
const [ROOM, OTHER] = ['ABCDEFGH', 'ABCDEFGK'];

/** A server whose rooms have a seat each. */
interface Seat {
  secret: string;
  fault?: 'no_answer' | 'refuses' | 'away' | 'drops' | undefined;
}
const rooms = new Map<string, Seat>();
const joins: string[] = [];

class Socket extends FakeSocket {
  constructor() {
    super();
    queueMicrotask(() => this.open());
  }

  override send(text: string): void {
    super.send(text);
    queueMicrotask(() => this.#answer(this.sent.at(-1)!));
  }

  #room: string | undefined;

  #answer({ type, id, room, secret }: Record<string, unknown>): void {
    if (this.closed) return;
    this.#room ??= room as string;
    const seat = rooms.get(this.#room);
    if (seat?.fault === 'away') return;
    if (type === 'join') joins.push(this.#room);
    if (seat === undefined) this.refuse('room/not_found');
    else if (type === 'renew') this.#renew(seat, id, secret as string);
    else if (secret !== undefined && secret !== seat.secret) this.refuse('room/bad_secret');
    else {
      this.hear({ type: 'reply', re: id, seat: 0, seq: 1, resume: 'snapshot' });
      this.hear({ type: 'snapshot', seq: 1, view: { you: secret === undefined ? null : 0, seats: [] } });
    }
  }

  #renew(seat: Seat, id: unknown, secret: string): void {
    if (seat.fault === 'refuses') {
      this.refuse('room/changes_rate_limited');
      return;
    }
    seat.secret = secret;
    if (seat.fault === 'drops') this.die(1006);
    else if (seat.fault !== 'no_answer') this.hear({ type: 'reply', re: id, seq: 2 });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  rooms.clear();
  joins.length = 0;
  localStorage.clear();
  forgetGames(keptGames().map(({ id }) => id));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function renewed(only?: readonly string[]) {
  const result = renewSeats(only);
  await vi.advanceTimersByTimeAsync(60_000);
  return result;
}

test('each seat that a server has gets a new secret, and says what it was', async () => {
  rooms.set(ROOM, { secret: OLD });
  keepSecret(ROOM, OLD);
  keepOwnRoom('HHHHHHHH');
  keepSecret('HHHHHHHH', OLD);
  expect(await renewed()).toEqual({ renewed: [ROOM], failed: [] });
  const secret = rooms.get(ROOM)!.secret;
  expect(secret).not.toBe(OLD);
  expect(seatsHeld(ROOM)).toMatchObject([{ secret, formerly: [OLD] }]);
  expect(secretOf('HHHHHHHH')).toBe(OLD);
  expect(joins).toEqual([ROOM]);
});

test('tables that are gone are no failure, those that refuse or are away are named, and tried again', async () => {
  rooms.set(ROOM, { secret: OLD, fault: 'refuses' });
  rooms.set(OTHER, { secret: OLD, fault: 'away' });
  keepSecret(ROOM, OLD);
  keepSecret(OTHER, OLD);
  keepSecret('ABCDEFGM', OLD); // never there
  keepGames([aGame({ room: 'ABCDEFGN', lost: true })]);
  keepSecret('ABCDEFGN', OLD);
  const first = await renewed();
  expect(first.renewed).toEqual([]);
  expect([...first.failed].sort()).toEqual([ROOM, OTHER]);
  expect(joins).not.toContain('ABCDEFGN');
  expect(secretOf(ROOM)).toBe(OLD);
  rooms.get(ROOM)!.fault = undefined;
  rooms.get(OTHER)!.fault = undefined;
  const second = await renewed(first.failed);
  expect([...second.renewed].sort()).toEqual([ROOM, OTHER]);
});

test.each(['no_answer', 'drops'] as const)(
  'a renewal is found out though its answer is lost: %s',
  async (fault) => {
    rooms.set(ROOM, { secret: OLD, fault });
    keepSecret(ROOM, OLD);
    expect(await renewed()).toEqual({ renewed: [ROOM], failed: [] });
    expect(secretOf(ROOM)).toBe(rooms.get(ROOM)!.secret);
  },
);

test('what can not be found out now is found out at the next start', async () => {
  rooms.set(ROOM, { secret: OLD, fault: 'no_answer' });
  keepSecret(ROOM, OLD);
  const result = renewSeats();
  await vi.advanceTimersByTimeAsync(5_000);
  rooms.get(ROOM)!.fault = 'away';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toEqual({ renewed: [], failed: [ROOM] });
  expect(secretOf(ROOM)).toBe(OLD);
  rooms.get(ROOM)!.fault = undefined;
  const settled = settleRenewals();
  await vi.advanceTimersByTimeAsync(60_000);
  await settled;
  expect(secretOf(ROOM)).toBe(rooms.get(ROOM)!.secret);
  const before = joins.length;
  await settleRenewals();
  expect(joins.length).toBe(before);
});
