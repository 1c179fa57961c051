// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { keepOwnRoom } from '../../net/in_page/own_rooms.ts';
import { forgetSecret, keepSecret, replaceSecret, seatsHeld, secretOf } from '../../net/seat_secrets.ts';
import { aGame, idOf } from '../my_games/a_game.ts';
import type { KeptGame } from '../my_games/kept_game.ts';
import { forgetGames, GAMES_MAX, keepGames, keptGame, keptGames } from '../my_games/kept_games.ts';
import type { FiledSeat } from '../my_games/transfer.ts';
import { type Base, NO_BASE } from './device_key.ts';
import {
  baseNow,
  fitted,
  isSame,
  merge,
  readShared,
  type Shared,
  SIZES,
  sharedHere,
  takeShared,
  textOf,
} from './shared.ts';

const secret = (letter: string): string => `${letter.repeat(42)}A`;
const seat = (letter: string, more: Partial<FiledSeat> = {}): FiledSeat => ({
  room: 'ABCDEFGH',
  secret: secret(letter),
  at: 1,
  ...more,
});
const of = (games: KeptGame[], seats: FiledSeat[] = []): Shared => ({ games, seats });
const game = (n: number, more: Partial<KeptGame> = {}): KeptGame => aGame({ id: idOf(n), ...more });

beforeEach(() => {
  forgetGames(keptGames().map(({ id }) => id));
  localStorage.clear();
});

test('what two devices have is merged to the same on both, and merging again changes nothing', () => {
  const here = of([game(1, { turn: 5 }), game(2)], [seat('B', { at: 5 }), seat('C')]);
  const there = of([game(1, { turn: 7 }), game(3)], [seat('C', { at: 9 }), seat('D')]);
  const both = merge(NO_BASE, here, there);
  expect(both.games.map(({ id, turn }) => [id, turn])).toEqual(
    expect.arrayContaining([
      [idOf(1), 7],
      [idOf(2), game(2).turn],
      [idOf(3), game(3).turn],
    ]),
  );
  expect(both.games).toHaveLength(3);
  expect(both.seats.map((one) => one.secret).sort()).toEqual([secret('B'), secret('C'), secret('D')]);
  expect(isSame(both, merge(NO_BASE, there, here))).toBe(true);
  expect(isSame(both, merge(NO_BASE, here, both))).toBe(true);
  expect(isSame(both, merge(NO_BASE, both, there))).toBe(true);
  expect(isSame(both, there)).toBe(false);
});

test('three devices come to the same in any order', () => {
  const devices = [
    of([game(1, { turn: 5, mine: [0] }), game(2, { phase: 'finished' })], [seat('B')]),
    of([game(1, { turn: 5, mine: [0, 1] }), game(2)], [seat('C', { formerly: [secret('B')] })]),
    of([game(1, { turn: 6 }), game(3)], [seat('B'), seat('D')]),
  ] as const;
  const all = (order: readonly number[]) =>
    order.map((at) => devices[at]!).reduce((one, other) => merge(NO_BASE, other, one));
  const first = all([0, 1, 2]);
  for (const order of [
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])
    expect(isSame(all(order), first)).toBe(true);
  expect(first.seats.map((one) => one.secret).sort()).toEqual([secret('C'), secret('D')]);
});

test('what each device notes by its own clock is no change', () => {
  const one = of([game(1, { heard: 1, moved: 2 })], [seat('B', { at: 3 })]);
  const other = of([game(1, { heard: 9, moved: 9, until: 9 })], [seat('B', { at: 9, place: 2 })]);
  expect(isSame(one, other)).toBe(true);
  expect(isSame(one, of([game(1, { scores: [7, 7] })], [...one.seats]))).toBe(false);
});

test('a seat with a renewed secret replaces the former one, wherever that is', () => {
  keepSecret('ABCDEFGH', secret('B'));
  const renewed = of([], [seat('C', { formerly: [secret('B')] })]);
  const merged = merge(NO_BASE, sharedHere(), renewed);
  takeShared(NO_BASE, merged);
  expect(seatsHeld().map((one) => one.secret)).toEqual([secret('C')]);
  expect(secretOf('ABCDEFGH', 0)).toBe(secret('C'));
  takeShared(NO_BASE, of([], [seat('B')])); // of a device that has not heard of it
  expect(seatsHeld().map((one) => one.secret)).toEqual([secret('C')]);
  replaceSecret(seatsHeld()[0]!, secret('D'));
  expect(isSame(sharedHere(), of([], [seat('D', { formerly: [secret('C'), secret('B')] })]))).toBe(true);
});

test('archiving and bringing back count where they were done last', () => {
  const base: Base = { ...NO_BASE, games: [idOf(1)], archived: [idOf(1)] };
  const isArchived = (from: Base, here?: true, there?: true) =>
    merge(from, of([game(1, { archived: here })]), of([game(1, { archived: there })])).games[0]!.archived;
  expect(isArchived(base, undefined, true)).toBeUndefined(); // brought back here
  expect(isArchived(base, true, undefined)).toBeUndefined(); // brought back there
  expect(isArchived(base, true, true)).toBe(true);
  const listed: Base = { ...NO_BASE, games: [idOf(1)] };
  expect(isArchived(listed, true, undefined)).toBe(true);
  expect(isArchived(listed, undefined, true)).toBe(true);
  expect(isArchived(NO_BASE, undefined, true)).toBe(true); // met for the first time
});

test('what was removed here stays away, and stays with the others', () => {
  keepGames([game(1), game(2)]);
  keepSecret('ABCDEFGH', secret('B'));
  const there = of([game(1), game(2)], [seat('B')]);
  const before = baseNow(NO_BASE);
  forgetGames([idOf(1)]);
  forgetSecret('ABCDEFGH');
  const base = baseNow(before);
  const merged = merge(base, sharedHere(), there);
  expect(isSame(merged, there)).toBe(true);
  expect(takeShared(base, merged)).toBe(0);
  expect(keptGame(idOf(1))).toBeNull();
  expect(keptGame(idOf(2))).not.toBeNull();
  expect(seatsHeld()).toEqual([]);
  keepGames([game(1)]); // put back
  expect(baseNow(base).removed).toEqual([secret('B')]);
});

test('a game that lies in a browser alone is listed elsewhere once it is over, and stays what it is here', () => {
  keepOwnRoom('HHHHHHHH');
  keepSecret('HHHHHHHH', secret('H'));
  const own = game(1, { here: true, room: 'HHHHHHHH', phase: 'finished', winners: [0] });
  keepGames([own, game(2, { here: true, room: 'HHHHHHHH', phase: 'playing' })]);
  const shared = sharedHere();
  expect(shared.seats).toEqual([]);
  expect(shared.games.map(({ id, room, here, lost }) => ({ id, room, here, lost }))).toEqual([
    { id: idOf(1), room: undefined, here: undefined, lost: true },
  ]);
  takeShared(NO_BASE, merge(NO_BASE, shared, shared));
  expect(keptGame(idOf(1))).toEqual(own);
});

test('a parcel has room for all games, and the boards of the latest', () => {
  const games = Array.from({ length: GAMES_MAX + 20 }, (_, n) =>
    game(n, { moved: n, phase: 'finished', board: { tiles: ['base-D'], cells: [0, 0, 0, 0], pieces: [] } }),
  );
  const whole = fitted(of(games), 0);
  expect(whole.games).toHaveLength(GAMES_MAX);
  expect(whole.games.filter(({ board }) => board.cells.length > 0)).toHaveLength(100);
  expect(whole.games[0]!.moved).toBe(GAMES_MAX + 19);
  // A device that has all the boards does not write them again and again.
  expect(isSame(fitted(merge(NO_BASE, of(games), whole), 0), whole)).toBe(true);
  for (let size = 1; size < SIZES.length; ++size)
    expect(textOf(fitted(of(games), size)).length).toBeLessThan(textOf(fitted(of(games), size - 1)).length);
  // A board that did not fit is still at the device that has it.
  keepGames([games[0]!]);
  takeShared(NO_BASE, of([{ ...games[0]!, board: { tiles: [], cells: [], pieces: [] } }]));
  expect(keptGame(games[0]!.id)!.board.cells).toHaveLength(4);
});

test('what is shared is a file of games, and nonsense is none', () => {
  const shared = of([game(1)], [seat('B', { formerly: [secret('C')], admission: 'x' })]);
  expect(isSame(readShared(textOf(shared))!, shared)).toBe(true);
  for (const text of ['', 'null', '{}', '{"format":"bastide-my-games/2"}'])
    expect(readShared(text)).toBeNull();
});
