import { expect, it } from 'vitest';
import type { RoomView } from '../net/protocol.gen.ts';
import { ownToAct, peoplePlaying, seatsPlaying } from './playing.ts';

const colour = 'red' as const;
const view = {
  you: 0,
  game: {
    seat: 0,
    seats: [{ resigned: false }, { resigned: true }, { resigned: false }, { resigned: false }],
  },
  seats: [
    { name: 'Ada', colour },
    { name: 'Ben', colour },
    { name: 'Colin', colour, computer: { level: 'club' } },
    null,
  ],
} as unknown as RoomView;

it('people play who hold their seats, have not resigned, and have no computer in their place', () => {
  expect(seatsPlaying(view)).toEqual([0]);
});

it('a program plays, and is not among the people', () => {
  const [ada] = view.seats;
  const together = { ...view, seats: [{ name: 'Python', colour, program: true as const }, ada, ada, null] };
  expect(seatsPlaying(together as RoomView)).toEqual([0, 2]);
  expect(peoplePlaying(together as RoomView)).toEqual([2]);
});

it('nobody must act whose seat a computer plays', () => {
  expect(ownToAct(view)).toBe(0);
  expect(ownToAct({ ...view, you: 2, game: { ...view.game!, seat: 2 } })).toBeNull();
});

it('nobody must act in a game of which the server can’t read all', () => {
  expect(ownToAct({ ...view, broken_off: { cause: 'damaged', changes: 3 } })).toBeNull();
});
