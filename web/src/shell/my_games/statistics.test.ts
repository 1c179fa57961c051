import { expect, test } from 'vitest';
import { aGame } from './a_game.ts';
import type { KeptGame } from './kept_game.ts';
import { outcomeOf, statisticsOf } from './statistics.ts';

let moved = 0;
/** Ana, at seat 0, is this device. */
const over = (change: Partial<KeptGame>): KeptGame =>
  aGame({ phase: 'finished', acts: null, winners: [0], scores: [80, 70], moved: ++moved, ...change });
const computers = [
  { name: 'Ana', colour: 'red' },
  { name: 'Blue', colour: 'blue', level: 'club' },
  { name: 'Green', colour: 'green', level: 'club' },
] as const;

test('duels count who came out ahead, names however they are spelled, computers by their level', () => {
  const { duels } = statisticsOf([
    over({}),
    over({ winners: [1], scores: [60, 90] }),
    over({
      winners: [1],
      scores: [99, 3], // Ana has resigned
      seats: [
        { name: 'Ana', colour: 'red' },
        { name: ' ben', colour: 'green' },
      ],
    }),
    over({ winners: [0, 1], scores: [70, 70] }),
    over({ seats: computers, winners: [1], scores: [50, 60, 40] }),
  ]);
  expect(duels.map(({ level, won, lost, even }) => [level, won, lost, even])).toEqual([
    [undefined, 1, 2, 1],
    ['club', 1, 1, 0],
  ]);
});

test('a balance counts contests alone, by game and by module', () => {
  const { all, byGame, byModule } = statisticsOf([
    over({ modules: ['river'] }),
    over({ game: 'castle', modules: [], winners: [1] }),
    over({ winners: [0, 1], modules: ['river', 'abbot'] }),
    over({ seats: [{ name: 'Ana', colour: 'red' }], scores: [120], modules: ['river'] }), // practice
    over({ mine: [] }), // of others
    aGame(), // still going on
  ]);
  expect(all).toEqual({ played: 3, won: 1, shared: 1 });
  expect(byGame.map(([game, { played }]) => [game, played])).toEqual([
    ['carcassonne', 2],
    ['castle', 1],
  ]);
  expect(byModule.map(([module, { played }]) => [module, played])).toEqual([
    ['river', 2],
    ['abbot', 1],
  ]);
});

test('a streak is of games won one after the other, in the order of their ends', () => {
  const games = [[0], [0], [1], [0], [0], [0]].map((winners) => over({ winners }));
  expect(statisticsOf(games.toReversed()).streak).toEqual({ longest: 3, now: 3 });
  expect(statisticsOf([...games, over({ winners: [0, 1] })]).streak).toEqual({ longest: 3, now: 0 });
});

test('the best score and feature are of all games, those without opponents, too', () => {
  const { bestScore, bestFeature } = statisticsOf([
    over({ best: { kind: 'city', points: 24 } }),
    over({ seats: [{ name: 'Ana', colour: 'red' }], scores: [130], best: { kind: 'field', points: 30 } }),
  ]);
  expect([bestScore, bestFeature]).toEqual([130, { kind: 'field', points: 30 }]);
  expect(statisticsOf([]).bestScore).toBeNull();
});

test('people at one device who fill all seats have no outcome between them', () => {
  expect(outcomeOf(over({ mine: [0, 1] }))).toBeNull();
  expect(outcomeOf(over({ winners: [] }))).toBeNull();
  expect(outcomeOf(over({ winners: [0, 1] }))).toBe('shared');
});
