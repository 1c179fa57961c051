import { expect, it } from 'vitest';
import type { Event, Supply } from '../../net/protocol.gen.ts';
import { statisticsOf } from './statistics.ts';
import type { Tally } from './tally.ts';

const laid = (seat: number) => ({ type: 'tile_placed', seat }) as Event;
const sent = (seat: number) => ({ type: 'piece_deployed', seat }) as Event;
const home = (seat: number) => ({ type: 'piece_returned', seat }) as Event;
const freed = (seat: number) => ({ type: 'prisoner_freed', seat, from_seat: 1 }) as Event;
const scored = (seat: number, points: number, reason = 'completed') =>
  ({ type: 'scored', seat, points, reason }) as Event;

/** The supplies of two seats at the end. */
const LEFT: Supply[] = [{ meeple: 0 }, { meeple: 2 }];

const GAME = [
  laid(0),
  sent(0),
  scored(0, 4),
  home(0),
  laid(1),
  laid(0),
  sent(0),
  scored(1, 6),
  scored(0, 3, 'final'),
  scored(1, 1, 'final'),
];

it('counts tiles, figures sent and home, and tiles laid without one', () => {
  const [ada, bruno] = statisticsOf(GAME, LEFT).seats;
  expect(ada).toMatchObject({ tiles: 2, sent: 2, home: 1, without: 0 });
  expect(bruno).toMatchObject({ tiles: 1, sent: 0, home: 0, without: 1 });
});

it('counts the tiles without a figure at which there were some in the hand', () => {
  // Two figures: both are sent, so the third tile has none left; one returns, and stays in hand
  // with the fourth.
  const game = [laid(0), sent(0), laid(0), sent(0), laid(0), laid(1), home(0), laid(0)];
  const left = [{ meeple: 1 }, { meeple: 0 }];
  const [ada, bruno] = statisticsOf(game, left).seats;
  expect(ada).toMatchObject({ without: 2, idle: 1 });
  expect(bruno).toMatchObject({ without: 1, idle: 0 });
});

it('has a freed prisoner in the hand from then on, and counts figures of all kinds', () => {
  const tally: Tally = { kinds: [], freedBy: ['prisoner_freed'] };
  const game = [laid(0), sent(0), laid(0), freed(0), laid(0)];
  expect(statisticsOf(game, [{ meeple: 1 }], tally).seats[0]).toMatchObject({ without: 2, idle: 1 });
  expect(statisticsOf(game, [{ meeple: 0, abbot: 1 }], tally).seats[0]).toMatchObject({
    without: 2,
    idle: 1,
  });
  const captured = [laid(0), sent(0), laid(0), laid(0), freed(0)];
  expect(statisticsOf(captured, [{ meeple: 1 }], tally).seats[0]).toMatchObject({ without: 2, idle: 0 });
});

it('tells the points after each tile, and what the end adds', () => {
  expect(statisticsOf(GAME, LEFT).points).toEqual([
    [0, 4, 4, 4, 7],
    [0, 0, 0, 6, 7],
  ]);
});

it('counts after how many tiles a seat was ahead of all others, the final scoring apart', () => {
  expect(statisticsOf(GAME, LEFT).seats.map(({ ahead }) => ahead)).toEqual([2, 1]);
});

it('counts nobody ahead where two have the same', () => {
  const level = [laid(0), scored(0, 4), laid(1), scored(1, 4)];
  expect(statisticsOf(level, LEFT).seats.map(({ ahead }) => ahead)).toEqual([1, 0]);
});

it('knows nothing of a game in which nothing happened', () => {
  expect(statisticsOf([], LEFT).points).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
