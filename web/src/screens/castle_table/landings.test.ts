import { describe, expect, it } from 'vitest';
import type { Scored } from '../../net/protocol.gen.ts';
import { landings, takers } from './landings.ts';

const ALL = [...Array(13).keys()];
const scored = (seat: number, total: number): Scored => ({
  type: 'scored',
  seat,
  points: 2,
  feature: 'path',
  tiles: [],
  reason: 'completed',
  total,
  lines: [],
});
const takes = (scores: Scored[], cornersLeft: number[] = ALL) =>
  landings(scores, cornersLeft).map((landing) => landing.takes);

describe('a marker', () => {
  it('takes a wall tile where it stops on either space of a corner (CASTLE-WALL-01)', () => {
    expect(takes([scored(1, 11), scored(1, 16), scored(1, 21)])).toEqual([false, true, true]);
  });

  it('takes nothing from a corner that is bare, nor from the one at 0 (CASTLE-BOARD-04)', () => {
    const bare = ALL.filter((corner) => corner !== 2);
    expect(takes([scored(1, 21)], bare)).toEqual([false]);
    expect(takes([scored(1, 100), scored(1, 101)])).toEqual([false, false]);
  });

  it('leaves nothing to the next one on the same corner (CASTLE-X12)', () => {
    expect(takes([scored(1, 12), scored(0, 13)])).toEqual([true, false]);
  });

  it('goes round on the second lap (CASTLE-WALL-02)', () => {
    expect(takes([scored(0, 116)])).toEqual([true]);
  });
});

describe('who takes wall tiles', () => {
  it('is told once, with how many (CASTLE-WALL-03)', () => {
    const all = [
      { seat: 1, takes: true },
      { seat: 1, takes: true },
      { seat: 1, takes: false },
      { seat: 0, takes: true },
    ];
    expect(takers(all)).toEqual([
      { seat: 1, count: 2 },
      { seat: 0, count: 1 },
    ]);
  });

  it('is nobody where no marker stops at a corner', () => {
    expect(takers([{ seat: 0, takes: false }])).toEqual([]);
  });
});
