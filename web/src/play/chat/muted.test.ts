import { beforeEach, expect, test } from 'vitest';
import { followSwap, isMuted, mute } from './muted.ts';

const view = { room: 'ABCDEFGH' };
const mutedSeats = () => [0, 1, 2, 3].filter((seat) => isMuted(view, seat));

beforeEach(() => {
  for (const seat of mutedSeats()) mute(view, seat, false);
});

test('whoever is muted stays so on another seat', () => {
  mute(view, 1, true);
  followSwap(view, { seat: 0, other: 1 });
  expect(mutedSeats()).toEqual([0]);
  followSwap(view, { seat: 0, other: 3 });
  expect(mutedSeats()).toEqual([3]);
});

test('two who are both muted stay so, and others are heard', () => {
  mute(view, 1, true);
  mute(view, 2, true);
  followSwap(view, { seat: 2, other: 1 });
  expect(mutedSeats()).toEqual([1, 2]);
  followSwap(view, { seat: 0, other: 3 });
  expect(mutedSeats()).toEqual([1, 2]);
  expect(isMuted({ room: 'HGFEDCBA' }, 1)).toBe(false);
});
