import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SurveyedFeature, SurveyReply } from '../../net/protocol.gen.ts';
import { frontierIn, Pointing, regionsIn, type Spot, triedIn, triedNext } from './reading.ts';

const held: SurveyedFeature = {
  kind: 'field',
  state: 'lasting',
  tiles: 2,
  segments: [
    [0, 0, 2],
    [1, 0, 1],
  ],
  holders: [
    { seat: 0, weight: 1 },
    { seat: 1, weight: 2 },
  ],
  owners: [1],
  now: { points: 3, lines: [] },
};
const answer: SurveyReply = {
  type: 'reply',
  re: '',
  features: [held, { ...held, kind: 'city', holders: [], owners: [] }],
  cells: [
    { x: 0, y: 1, fits: 0 },
    { x: 2, y: 0, fits: 4 },
  ],
};

describe('a board that is read', () => {
  it('shows what somebody holds in the owners’ colours, with its worth where a piece stands', () => {
    const pieces = [{ seat: 1, piece: 'meeple' as const, x: 1, y: 0, feature: 1 }];
    const [region, ...more] = regionsIn(answer, pieces);
    expect(more).toEqual([]);
    expect(region).toMatchObject({ holders: [1], tag: '3' });
    expect(region!.parts[0]).toEqual({ x: 1, y: 0, feature: 1 });
  });

  it('shows the fields that nobody holds, without a number', () => {
    const [free] = regionsIn(
      { ...answer, features: [{ ...held, holders: [], owners: [] }] },
      [],
      [held.kind],
    );
    expect(free).toMatchObject({ holders: [] });
    expect(free).not.toHaveProperty('tag');
  });

  it('has no number where the room does not count', () => {
    const { now, ...uncounted } = held;
    expect(regionsIn({ ...answer, features: [uncounted] }, [])[0]).not.toHaveProperty('tag');
    expect(now).toBeDefined();
  });

  it('can be asked about the cells where the tile in hand does not go', () => {
    const cells = frontierIn(answer.cells!, [{ x: 2, y: 0 }], (fits) => `${fits} fit`);
    expect(cells).toEqual([{ x: 0, y: 1, dead: true, label: '0 fit' }]);
  });
});

describe('pointing at the board', () => {
  const spot = signal<Spot | null>(null);
  let pointing: Pointing;
  beforeEach(() => {
    vi.useFakeTimers();
    spot.value = null;
    pointing = new Pointing(spot);
  });
  afterEach(() => vi.useRealTimers());

  it('looks where the mouse rests, until it leaves', () => {
    pointing.hover({ x: 1, y: 0 }, 0);
    expect(spot.value).toBeNull();
    vi.runAllTimers();
    expect(spot.value).toMatchObject({ x: 1, y: 0, feature: 0, kept: false });
    pointing.hover(null, null);
    expect(spot.value).toBeNull();
  });

  it('does not look where the mouse only passes', () => {
    pointing.hover({ x: 1, y: 0 }, 0);
    pointing.hover({ x: 2, y: 0 }, null);
    vi.runAllTimers();
    expect(spot.value).toBeNull();
  });

  it('keeps what was pressed until it is pressed again', () => {
    pointing.press({ x: 1, y: 0 }, 0);
    pointing.hover({ x: 2, y: 0 }, 1);
    vi.runAllTimers();
    expect(spot.value).toMatchObject({ x: 1, kept: true });
    pointing.press({ x: 1, y: 0 }, 0);
    expect(spot.value).toBeNull();
  });
});

describe('a tile that is tried', () => {
  const fitting = { tile: 'base-U', count: 2, rotations: [1, 3] };
  const at = { x: 2, y: 0 };

  it('lies in each way that fits, one after the other, and then no more', () => {
    const first = triedNext(null, at, fitting);
    expect(first).toEqual({ x: 2, y: 0, tile: 'base-U', rotation: 1 });
    const second = triedNext(first, at, fitting);
    expect(second).toEqual({ x: 2, y: 0, tile: 'base-U', rotation: 3 });
    expect(triedNext(second, at, fitting)).toBeNull();
  });

  it('begins anew with another tile, and on another cell', () => {
    const first = triedNext(null, at, fitting);
    expect(triedNext(first, at, { ...fitting, tile: 'base-V' })).toMatchObject({
      tile: 'base-V',
      rotation: 1,
    });
    expect(triedNext(first, { x: 0, y: 1 }, fitting)).toMatchObject({ x: 0, y: 1, rotation: 1 });
  });

  it('is shown while its cell is looked at, and nowhere else', () => {
    const tried = signal(triedNext(null, at, fitting));
    const looking = (spot: Spot | null) => triedIn({ spot: signal(spot), tried });
    expect(looking({ ...at, feature: null, kept: true })).toEqual(tried.value);
    expect(looking({ ...at, feature: 0, kept: true })).toBeNull();
    expect(looking({ x: 1, y: 0, feature: null, kept: true })).toBeNull();
    expect(looking(null)).toBeNull();
  });
});
