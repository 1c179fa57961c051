// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import { keepSecret, seatsHeld, secretOf } from '../../net/seat_secrets.ts';
import { aGame, idOf } from './a_game.ts';
import { allGames } from './all_games.ts';
import { forgetGames, GAMES_MAX, gamesAreKept, keepGames, keptGame, keptGames } from './kept_games.ts';
import { putBack, removeGame } from './removed_games.ts';

const SECRET = 'A'.repeat(43);

beforeEach(() => {
  vi.unstubAllGlobals();
  forgetGames(keptGames().map(({ id }) => id));
  localStorage.clear();
});

test('a game is kept, changed and forgotten by itself', () => {
  keepGames([aGame(), aGame({ id: idOf(1) })]);
  keepGames([aGame({ turn: 9 })]);
  expect(keptGame(aGame().id)?.turn).toBe(9);
  forgetGames([aGame().id]);
  expect(keptGames().map(({ id }) => id)).toEqual([idOf(1)]);
});

test('nonsense in storage is no game, and does not hide the others', () => {
  keepGames([aGame()]);
  localStorage.setItem('bastide.game.x', '{"id":"x"}');
  localStorage.setItem('bastide.game.y', 'no json');
  const odd = { ...aGame({ id: idOf(2) }), seats: [{ name: 'Eve', colour: 'toString' }] };
  localStorage.setItem(`bastide.game.${idOf(2)}`, JSON.stringify(odd));
  expect(keptGames()).toHaveLength(1);
});

test('of too many games those that ended first are dropped, and none that goes on', () => {
  const running = Array.from({ length: 3 }, (_, n) => aGame({ id: idOf(n), moved: n }));
  const over = Array.from({ length: GAMES_MAX }, (_, n) =>
    aGame({ id: idOf(100 + n), phase: 'finished', moved: 1000 + n }),
  );
  keepGames(running);
  for (let at = 0; at < over.length; at += 50) keepGames(over.slice(at, at + 50));
  const left = new Set(keptGames().map(({ id }) => id));
  expect(left.size).toBe(GAMES_MAX);
  expect(running.every(({ id }) => left.has(id))).toBe(true);
  expect(over.filter(({ id }) => !left.has(id)).map(({ id }) => id)).toEqual([100, 101, 102].map(idOf));
});

test('what a full browser does not take stays with the page, which knows it', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  });
  keepGames([aGame()]);
  expect([gamesAreKept(), keptGames().length]).toEqual([false, 1]);
  forgetGames([aGame().id]);
  expect(gamesAreKept()).toBe(true);
});

test('a seat without a game is listed, too, until its game is known', () => {
  keepSecret('ABCDEFGH', SECRET);
  expect(allGames().map(({ phase, room }) => [phase, room])).toEqual([['unseen', 'ABCDEFGH']]);
  keepGames([aGame()]);
  expect(allGames().map(({ phase }) => phase)).toEqual(['playing']);
});

test('a removed game takes its seat with it, and brings it back', () => {
  keepSecret('ABCDEFGH', SECRET);
  keepSecret('ABCDEFGH', SECRET.replace('A', 'B'), 1);
  keepGames([aGame()]);
  const removed = removeGame(aGame());
  expect([allGames(), seatsHeld()]).toEqual([[], []]);
  putBack(removed);
  expect(allGames().map(({ id }) => id)).toEqual([aGame().id]);
  expect(secretOf('ABCDEFGH')).toBe(SECRET);
  expect(seatsHeld('ABCDEFGH')).toHaveLength(2);
});

test('the seat stays while another game of its room is listed', () => {
  keepSecret('ABCDEFGH', SECRET);
  keepGames([aGame(), aGame({ id: idOf(1), phase: 'finished' })]);
  expect(removeGame(aGame({ id: idOf(1) })).seats).toEqual([]);
  expect(secretOf('ABCDEFGH')).toBe(SECRET);
});
