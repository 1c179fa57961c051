import { expect, test } from 'vitest';
import { aGame, idOf } from './a_game.ts';
import type { KeptGame } from './kept_game.ts';
import { inKnownOrder, inOrder, passes, stageOf } from './sort_games.ts';

const ids = (games: readonly KeptGame[]) => games.map(({ id }) => Number.parseInt(id, 16));

test('one’s own turn comes first, the shortest time before all, what is lost last', () => {
  const games = [
    aGame({ id: idOf(1), phase: 'finished', moved: 9000 }),
    aGame({ id: idOf(2), acts: 1, moved: 8000 }),
    aGame({ id: idOf(3), lost: true, moved: 9999 }),
    aGame({ id: idOf(4), moved: 5000 }),
    aGame({ id: idOf(5), moved: 1000, until: 50_000 }),
    aGame({ id: idOf(6), moved: 900, until: 40_000 }),
    aGame({ id: idOf(7), phase: 'lobby', acts: null, moved: 8500 }),
  ];
  expect(ids(inOrder(games))).toEqual([6, 5, 4, 7, 2, 1, 3]);
});

test('a game that ended before its room was lost counts as finished', () => {
  expect(stageOf(aGame({ phase: 'finished', lost: true }))).toBe('finished');
  expect(stageOf(aGame({ lost: true }))).toBe('lost');
});

test('a filter shows one kind, and what is archived only by itself', () => {
  const put = aGame({ archived: true });
  expect(passes(put, { shown: 'all', game: null })).toBe(false);
  expect(passes(put, { shown: 'archived', game: null })).toBe(true);
  expect(passes(aGame(), { shown: 'yours', game: 'castle' })).toBe(false);
  expect(passes(aGame(), { shown: 'yours', game: 'carcassonne' })).toBe(true);
  expect(passes(aGame(), { shown: 'finished', game: null })).toBe(false);
});

test('nothing moves while answers come: neither by a turn, nor by an end, nor by a rematch', () => {
  const room = (n: number) => `ABCDEFG${n}`;
  const before = inOrder([
    aGame({ id: idOf(1), room: room(2), moved: 30 }),
    aGame({ id: idOf(2), room: room(3), acts: 1, moved: 20 }),
    aGame({ id: idOf(3), room: room(4), acts: 1, moved: 10 }),
  ]);
  const now = [
    aGame({ id: idOf(3), room: room(4), phase: 'finished', acts: null, moved: 99 }),
    aGame({ id: idOf(9), room: room(3), moved: 98 }),
    aGame({ id: idOf(1), room: room(2), acts: 1, moved: 97 }),
    aGame({ id: idOf(7), room: room(5), moved: 1 }),
  ];
  expect(ids(inKnownOrder(now, before))).toEqual([1, 9, 3, 7]);
});
