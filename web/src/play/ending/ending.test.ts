import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event, Scored } from '../../net/protocol.gen.ts';
import { Ending } from './ending.ts';
import { endingSteps, scoresAt } from './ending_steps.ts';

const scored = (seat: number, points: number, tiles: [number, number][], more: Partial<Scored> = {}) =>
  ({
    type: 'scored',
    seat,
    points,
    tiles,
    feature: 'city',
    reason: 'final',
    total: 0,
    lines: [],
    ...more,
  }) as Scored;

const HERE: [number, number][] = [
  [0, 0],
  [1, 0],
];

describe('the steps of a final scoring', () => {
  it('are its features, each with all who get something for it', () => {
    const shared = [scored(0, 4, HERE), scored(1, 4, HERE)];
    const road = scored(1, 2, HERE, { feature: 'road' });
    const elsewhere = scored(1, 3, [[5, 5]]);
    expect(endingSteps([...shared, road, elsewhere])).toEqual([shared, [road], [elsewhere]]);
  });

  it('are not what the last tile completed, nor anything but scorings', () => {
    const events = [
      { type: 'tile_placed' },
      scored(0, 8, HERE, { reason: 'completed' }),
      { type: 'game_finished' },
    ] as unknown as Event[];
    expect(endingSteps(events)).toEqual([]);
  });

  it('take in what comes along with a feature at the end', () => {
    const field = scored(0, 3, HERE, { feature: 'field' });
    const fairy = scored(0, 3, HERE, { feature: 'field', reason: 'fairy' });
    const before = scored(0, 3, HERE, { feature: 'road', reason: 'fairy' });
    expect(endingSteps([before, field, fairy])).toEqual([[field, fairy]]);
  });

  it('are one each for what lies nowhere', () => {
    for (const reason of ['award', 'goods'] as const) {
      const alike = [scored(0, 10, [], { reason }), scored(1, 10, [], { reason })];
      expect(endingSteps(alike, { endReasons: ['award', 'goods'] })).toHaveLength(2);
    }
  });

  it('lead from the points before to those at the end', () => {
    const steps = endingSteps([scored(0, 4, HERE), scored(1, 4, HERE), scored(1, 3, [[5, 5]])]);
    expect([0, 1, 2].map((at) => scoresAt(steps, at, [20, 17]))).toEqual([
      [16, 10],
      [20, 14],
      [20, 17],
    ]);
  });
});

describe('walking through it', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes by itself to the end, and stands there', () => {
    const ending = new Ending(2, false);
    expect(ending.at).toBe(0);
    ending.play();
    vi.advanceTimersToNextTimer();
    expect([ending.at, ending.playing.value]).toEqual([1, true]);
    vi.advanceTimersToNextTimer();
    expect([ending.at, ending.playing.value]).toEqual([2, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes by hand, which stops it, and never beyond its ends', () => {
    const ending = new Ending(2, false);
    ending.play();
    ending.step(1);
    expect([ending.at, ending.playing.value]).toEqual([1, false]);
    ending.step(5);
    expect(ending.at).toBe(2);
    ending.step(-9);
    expect(ending.at).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is told already for who comes later, and plays again from the beginning', () => {
    const ending = new Ending(2, true);
    expect(ending.at).toBe(2);
    ending.play();
    expect(ending.at).toBe(0);
    ending.pause();
  });
});
