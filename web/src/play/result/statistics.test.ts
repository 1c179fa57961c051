import { expect, it } from 'vitest';
import type { Event } from '../../net/protocol.gen.ts';
import { statisticsOf } from './statistics.ts';

const laid = (seat: number) => ({ type: 'tile_placed', seat }) as Event;
const sent = (seat: number) => ({ type: 'piece_deployed', seat }) as Event;
const home = (seat: number) => ({ type: 'piece_returned', seat }) as Event;
const scored = (seat: number, points: number, reason = 'completed') =>
  ({ type: 'scored', seat, points, reason }) as Event;

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
  const [ada, bruno] = statisticsOf(GAME, 2).seats;
  expect(ada).toMatchObject({ tiles: 2, sent: 2, home: 1, without: 0 });
  expect(bruno).toMatchObject({ tiles: 1, sent: 0, home: 0, without: 1 });
});

it('tells the points after each tile, and what the end adds', () => {
  expect(statisticsOf(GAME, 2).points).toEqual([
    [0, 4, 4, 4, 7],
    [0, 0, 0, 6, 7],
  ]);
});

it('counts after how many tiles a seat was ahead of all others, the final scoring apart', () => {
  expect(statisticsOf(GAME, 2).seats.map(({ ahead }) => ahead)).toEqual([2, 1]);
});

it('counts nobody ahead where two have the same', () => {
  const level = [laid(0), scored(0, 4), laid(1), scored(1, 4)];
  expect(statisticsOf(level, 2).seats.map(({ ahead }) => ahead)).toEqual([1, 0]);
});

it('knows nothing of a game in which nothing happened', () => {
  expect(statisticsOf([], 2).points).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
