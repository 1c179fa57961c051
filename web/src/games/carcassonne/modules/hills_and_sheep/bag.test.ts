import { expect, it } from 'vitest';
import type { GameView } from '../../../../net/protocol.gen.ts';
import { bagIn, oddsOfWolf, sheepIn } from './bag.ts';

const game = (...flocks: number[][]) =>
  ({ seats: flocks.map((flock) => ({ flock })) }) as unknown as GameView;

it('the full bag has 18 tokens, of which two are wolves (HILLS-COMP-03)', () => {
  const bag = bagIn(game([], []));
  expect(bag).toEqual({ sheep: [4, 5, 5, 2], wolves: 2, all: 18 });
  expect(oddsOfWolf(bag)).toEqual({ n: 1, all: 9 });
});

it('what lies with shepherds is not in it (HILLS-COMP-04)', () => {
  const bag = bagIn(game([2, 3, 3], [4]));
  expect(bag.sheep).toEqual([4, 4, 3, 1]);
  expect(oddsOfWolf(bag)).toEqual({ n: 1, all: 7 });
  expect(oddsOfWolf(bagIn(game([1])))).toEqual({ n: 2, all: 17 });
});

it('with all sheep on the board every token is a wolf (HILLS-COMP-06)', () => {
  const all = [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4];
  expect(oddsOfWolf(bagIn(game(all)))).toEqual({ n: 1, all: 1 });
});

it('counts the sheep of a flock', () => {
  expect(sheepIn([1, 2, 4])).toBe(7);
  expect(sheepIn(undefined)).toBe(0);
});
