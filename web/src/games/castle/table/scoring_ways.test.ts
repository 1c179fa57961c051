import { describe, expect, it } from 'vitest';
import type { Action, ForeseenScore, GameView } from '../../../net/protocol.gen.ts';
import { choiceOf, waysOf } from './scoring_ways.ts';

const step = (feature: number, total: number, fields: Partial<ForeseenScore> = {}): ForeseenScore => ({
  seat: 1,
  x: 4,
  y: 4,
  feature,
  points: 2,
  total,
  doubled: false,
  takes: false,
  ...fields,
});
const next = (feature: number): Action => ({ type: 'score_next', x: 4, y: 4, feature });
const gameWith = (...ways: ForeseenScore[][]) => ({ ways }) as unknown as GameView;

describe('the ways of a choice', () => {
  // CASTLE-X13: at 14 points, a path worth 2 and a house worth 5.
  const pathFirst = [step(0, 16, { takes: true }), step(1, 21, { takes: true })];
  const houseFirst = [step(1, 19), step(0, 21, { takes: true })];
  const doubledFirst = [step(1, 24, { doubled: true }), step(0, 26, { takes: true })];
  const game = gameWith(houseFirst, doubledFirst, pathFirst);

  it('begin with what is scored next, doubled or not (CASTLE-X13)', () => {
    expect(waysOf(next(0), game)).toEqual([pathFirst]);
    expect(waysOf(next(1), game)).toEqual([houseFirst, doubledFirst]);
  });

  it('part where a doubling is asked about (CASTLE-ORDER-03)', () => {
    const asked = gameWith(houseFirst, doubledFirst);
    expect(waysOf({ type: 'use_wall_tile', wall_tile: 3 }, asked)).toEqual([doubledFirst]);
    expect(waysOf({ type: 'pass' }, asked)).toEqual([houseFirst]);
  });

  it('are none where nothing waits to be scored', () => {
    const game = {} as GameView;
    for (const action of [next(0), { type: 'pass' } as const]) expect(waysOf(action, game)).toEqual([]);
    expect(waysOf({ type: 'deploy', piece: 'meeple', feature: 0 }, gameWith(pathFirst))).toEqual([]);
  });

  it('name features by their numbers among the choices', () => {
    const actions = [next(1), next(0)];
    expect(choiceOf(step(0, 16), actions)).toBe(1);
    expect(choiceOf(step(2, 16), actions)).toBe(-1);
    expect(choiceOf(step(0, 16), [{ type: 'pass' }])).toBe(-1);
  });
});
