// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { writeStored } from '../../net/storage.ts';
import { levelByResults, suitableLevel } from '../../play/computers/suitable_level.ts';
import { OFFERED_LEVELS, USUAL_LEVEL } from '../../play/computers/wish.ts';
import { aGame, idOf } from './a_game.ts';
import type { KeptGame } from './kept_game.ts';
import { keepGames } from './kept_games.ts';
import { levelBy, noteStrength } from './strength.ts';

/** Games of Ana, at seat 0, against one computer of each of these levels, one after the other. */
const games = (level: string, count: number, winner: number, change: Partial<KeptGame> = {}): KeptGame[] =>
  Array.from({ length: count }, (_, moved) =>
    aGame({
      phase: 'finished',
      acts: null,
      winners: [winner],
      scores: [80, 70],
      moved,
      mine: [0],
      seats: [
        { name: 'Ana', colour: 'red' },
        { name: 'Blue', colour: 'blue', level },
      ],
      ...change,
    }),
  );

test('who has not played yet gets the usual level', () => {
  expect(levelBy([])).toBe(USUAL_LEVEL);
});

test('who wins is offered stronger computers, step by step up to the strongest', () => {
  const place = (wins: number) => OFFERED_LEVELS.indexOf(levelBy(games('master', wins, 0)));
  expect(place(1)).toBeGreaterThan(OFFERED_LEVELS.indexOf(USUAL_LEVEL));
  expect(place(1)).toBeLessThan(OFFERED_LEVELS.length - 1);
  expect(place(12)).toBe(OFFERED_LEVELS.length - 1);
});

test('who loses is offered weaker ones; a defeat by a strong one tells less', () => {
  expect(levelBy(games('newcomer', 3, 1))).toBe('newcomer');
  expect(levelBy(games('master', 1, 1))).toBe(USUAL_LEVEL);
});

test('many games against one level, half of them won, lead to that level', () => {
  const even = games('architect', 40, 0).map((game, n) => ({ ...game, winners: [n % 2] }));
  expect(levelBy(even)).toBe('architect');
});

test('of four that are equally strong each wins a fourth of the games', () => {
  const [ana, blue] = games('dreamer', 1, 0)[0]!.seats;
  const seats = [ana!, blue!, blue!, blue!];
  const even = games('dreamer', 40, 0, { seats }).map((game, n) => ({ ...game, winners: [n % 4] }));
  expect(levelBy(even)).toBe('dreamer');
});

test('games with other people, of several people here, and games of others tell nothing', () => {
  const people = [
    { name: 'Ana', colour: 'red' },
    { name: 'Ben', colour: 'blue' },
  ] as const;
  expect(levelBy(games('master', 9, 0, { seats: people }))).toBe(USUAL_LEVEL);
  expect(levelBy(games('master', 9, 0, { mine: [0, 1] }))).toBe(USUAL_LEVEL);
  expect(levelBy(games('master', 9, 0, { mine: [] }))).toBe(USUAL_LEVEL);
});

test('levels that were offered once count as what they are', () => {
  expect(OFFERED_LEVELS.indexOf(levelBy(games('club', 2, 0)))).toBeGreaterThan(2);
});

test('the level is kept, and anything else that lies there is not taken for one', () => {
  keepGames([aGame({ phase: 'finished', mine: [] })]);
  noteStrength();
  expect([levelByResults(), suitableLevel()]).toEqual([null, USUAL_LEVEL]);
  keepGames(games('master', 12, 0).map((game, n) => ({ ...game, id: idOf(n) })));
  noteStrength();
  expect(suitableLevel()).toBe('master');
  writeStored('bastide.level', 'grandmaster');
  expect(suitableLevel()).toBe(USUAL_LEVEL);
});
