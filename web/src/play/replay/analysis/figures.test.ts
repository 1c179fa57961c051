import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../net/in_page/decision.ts';
import { expectedAt, expectedPoints, sumsOf, turnCosts, worstTurns } from './figures.ts';

const decision = (turn: number, seat: number, rest: Partial<Decision>): Decision => ({
  index: turn,
  turn: turn - 1, // over before it
  seat,
  played: { action: { type: 'pass' }, worth: 0 },
  cost: 0,
  expected: [0, 0],
  best: [],
  ...rest,
});

const LAID = { action: { type: 'place_tile', x: 1, y: 0, rotation: 0 }, worth: 0 } as const;

const GAME = [
  decision(1, 0, { cost: 0.25, luck: 1, played: LAID, expected: [30, 20] }),
  decision(1, 0, { cost: 0.65, expected: [31, 21] }),
  decision(2, 1, { cost: 0.4, luck: -2, played: LAID, expected: [32, 22] }),
  decision(2, 0, { cost: 3, expected: [33, 23] }),
  decision(4, 1, { cost: 0.9, luck: -0.5, played: LAID, expected: [34, 24] }),
];

describe('what an analysis comes to', () => {
  it('adds up what one seat decided in one turn, and keeps seats apart', () => {
    const costs = turnCosts(GAME).map(({ turn, seat, cost, luck }) => [
      turn,
      seat,
      cost && +cost.toFixed(3),
      luck,
    ]);
    expect(costs).toEqual([
      [1, 0, 0.9, 1],
      [2, 1, 0.4, -2],
      [2, 0, 3, null],
      [4, 1, 0.9, -0.5],
    ]);
  });

  it('tells no cost of a turn, and no sum, in which a decision was not compared', () => {
    const game = [
      decision(1, 0, { cost: undefined, luck: 1, played: LAID }),
      decision(2, 1, { cost: undefined }),
      decision(2, 1, { cost: 2 }),
      decision(3, 2, { cost: 4 }),
    ];
    expect(turnCosts(game).map(({ cost }) => cost)).toEqual([null, null, 4]);
    expect(worstTurns(turnCosts(game)).map(({ turn }) => turn)).toEqual([3]);
    expect(sumsOf(turnCosts(game), 3)).toEqual([
      { cost: null, luck: 1, notCompared: 1 },
      { cost: null, luck: 0, notCompared: 1 },
      { cost: 4, luck: 0, notCompared: 0 },
    ]);
  });

  it('tells no luck of a turn, and no sum, in which that of a tile is not known', () => {
    const game = [decision(1, 0, { luck: 1, played: LAID }), decision(3, 0, { played: LAID })];
    expect(turnCosts(game).map(({ luck }) => luck)).toEqual([1, null]);
    expect(sumsOf(turnCosts(game), 1)).toEqual([{ cost: 0, luck: null, notCompared: 0 }]);
  });

  it('names the costliest turns, worst first, and the earlier one of two; none that lost nothing to speak of', () => {
    const even = turnCosts([...GAME, decision(6, 0, { cost: 0.9 })]);
    expect(worstTurns(even).map(({ turn, seat }) => [turn, seat])).toEqual([
      [2, 0],
      [1, 0],
      [4, 1],
      [6, 0],
    ]);
    const many = Array.from({ length: 9 }, (_, turn) => decision(turn + 1, 0, { cost: turn }));
    expect(worstTurns(turnCosts(many)).map(({ turn }) => turn)).toEqual([9, 8, 7, 6, 5]);
  });

  it('sums up by seat, also one that decided nothing', () => {
    const sums = sumsOf(turnCosts(GAME), 3).map(({ cost, luck }) => [+cost!.toFixed(3), luck]);
    expect(sums).toEqual([
      [3.9, 1],
      [1.3, -2.5],
      [0, 0],
    ]);
  });

  it('expects after a turn what its last decision leads to, and at the end what it came to', () => {
    expect(expectedPoints(GAME, null)).toEqual([
      { turn: 1, points: [31, 21] },
      { turn: 2, points: [33, 23] },
      { turn: 4, points: [34, 24] },
    ]);
    expect(expectedPoints(GAME, { turn: 5, scores: [40, 2] }).at(-1)).toEqual({ turn: 5, points: [40, 2] });
    expect(expectedPoints(GAME, { turn: 4, scores: [40, 2] })).toHaveLength(3);
  });

  it('expects the same after a turn in which nothing was decided, and nothing before the first', () => {
    const points = expectedPoints(GAME, null);
    expect(expectedAt(points, 3)).toEqual([33, 23]);
    expect(expectedAt(points, 0)).toBe(null);
  });
});
