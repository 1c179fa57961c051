import { describe, expect, it } from 'vitest';
import type { Choice } from '../../app/turn.ts';
import type { Scored } from '../../net/protocol.gen.ts';
import { scoringSteps } from './scoring_steps.ts';

const ALL = [...Array(13).keys()];
const scored = (points: number, total: number): Scored => ({
  type: 'scored',
  seat: 1,
  points,
  feature: 'path',
  tiles: [],
  reason: 'completed',
  total,
  lines: [],
});
const next = (feature: number, ...scores: Scored[]): Choice => ({
  action: { type: 'score_next', x: 4, y: 4, feature },
  scores,
  after: [],
});

describe('the steps of a scoring', () => {
  // CASTLE-X13: at 14 points, a path worth 2 and a house worth 5. The server foresees no further than 16/17.
  const path = next(0, scored(2, 16));
  const house = next(1, scored(5, 19), scored(2, 21));

  it('show both wall tiles where the path is scored first (CASTLE-X13)', () => {
    expect(scoringSteps([path, house], 0, ALL)).toEqual([
      { seat: 1, points: 2, total: 16, takes: true },
      { seat: 1, points: 5, total: 21, takes: true },
    ]);
  });

  it('show the one where the house is scored first (CASTLE-X13)', () => {
    expect(scoringSteps([path, house], 1, ALL)).toEqual([
      { seat: 1, points: 5, total: 19, takes: false },
      { seat: 1, points: 2, total: 21, takes: true },
    ]);
  });

  it('take nothing from a corner that is bare (CASTLE-WALL-01)', () => {
    expect(
      scoringSteps(
        [house],
        0,
        ALL.filter((corner) => corner !== 2),
      ).map(({ takes }) => takes),
    ).toEqual([false, false]);
  });

  it('take from a corner once', () => {
    const twice = next(0, scored(1, 12), scored(1, 13));
    expect(scoringSteps([twice], 0, ALL).map(({ takes }) => takes)).toEqual([true, false]);
  });

  it('go round on the second lap (CASTLE-WALL-02)', () => {
    expect(scoringSteps([next(0, scored(20, 116))], 0, ALL)).toMatchObject([{ total: 116, takes: true }]);
  });

  it('stop where three wait: the server asks again', () => {
    expect(scoringSteps([path, house, house], 0, ALL)).toHaveLength(1);
  });

  it('are none while the server has not answered', () => {
    expect(scoringSteps([{ ...path, scores: null }], 0, ALL)).toEqual([]);
  });
});
