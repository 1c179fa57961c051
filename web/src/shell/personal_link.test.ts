import { beforeEach, expect, it, vi } from 'vitest';
import { HELD_MAX, keepSecret, secretOf } from '../net/seat_secrets.ts';
import { weighLink } from './personal_link.ts';

const ROOM = 'ABCDEFGH';
const SEATS: Record<string, string> = { mine: 'Ada', another: 'Bruno' };
const asked: string[] = [];

const seatOf = async (secret: string) => {
  asked.push(secret);
  return SEATS[secret] ?? null;
};

beforeEach(() => {
  asked.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

it('keeps the secret of a link that opens a seat', async () => {
  expect(await weighLink(ROOM, 'mine', seatOf)).toEqual({ verdict: 'settled' });
  expect(secretOf(ROOM)).toBe('mine');
});

it('gives no seat up for seats in other rooms, however many links come', async () => {
  keepSecret('ROOM2222', 'sat down');
  for (let n = 0; n <= HELD_MAX; ++n) await weighLink(`ROOM${1000 + n}`, 'another', seatOf);
  expect(secretOf('ROOM1000')).toBeNull();
  expect(secretOf('ROOM2222')).toBe('sat down');
});

it('keeps nothing of a link that opens none', async () => {
  expect(await weighLink(ROOM, 'crafted', seatOf)).toEqual({ verdict: 'useless' });
  expect(secretOf(ROOM)).toBeNull();
});

it('does not lose a seat to a link that opens none', async () => {
  keepSecret(ROOM, 'mine');
  expect(await weighLink(ROOM, 'crafted', seatOf)).toEqual({ verdict: 'useless' });
  expect(secretOf(ROOM)).toBe('mine');
  expect(asked).toEqual(['crafted']);
});

it('asks before it gives one seat up for another', async () => {
  keepSecret(ROOM, 'mine');
  expect(await weighLink(ROOM, 'another', seatOf)).toEqual({
    verdict: 'ask',
    kept: 'Ada',
    linked: 'Bruno',
  });
  expect(secretOf(ROOM)).toBe('mine');
});

it('does not ask where the kept secret has been replaced', async () => {
  keepSecret(ROOM, 'renewed since');
  expect(await weighLink(ROOM, 'mine', seatOf)).toEqual({ verdict: 'settled' });
  expect(secretOf(ROOM)).toBe('mine');
});

it('asks the room nothing about the secret that is kept already', async () => {
  keepSecret(ROOM, 'mine');
  expect(await weighLink(ROOM, 'mine', seatOf)).toEqual({ verdict: 'settled' });
  expect(asked).toEqual([]);
});
