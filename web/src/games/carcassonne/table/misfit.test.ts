// @vitest-environment happy-dom

import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/index.ts';
import { whenDrawn } from '../tiles/index.ts';
import { misfitWords } from './misfit.ts';

const laid = (tile: string, x: number, y: number, rotation = 0) => ({ tile, x, y, rotation, seat: 0 });

/** A road from north to south. */
const ROAD = { tile: 'base-U', rotation: 1 };

beforeAll(async () => {
  await loadTexts(['errors']);
  await whenDrawn('abbey-tile');
});

// base-E has its city in the north and fields elsewhere.
it('names the first side at which the prints differ, and both of them', () => {
  const board = [laid('base-E', 0, 0), laid('base-U', 1, 1)];
  expect(misfitWords({ ...ROAD, x: 0, y: -1 }, board)).toBe('To the south, road would meet city.');
  expect(misfitWords({ ...ROAD, x: 0, y: 1 }, board)).toBe('To the north, road would meet field.');
});

it('reads tiles as they lie', () => {
  const held = { ...ROAD, x: 1, y: 0 };
  expect(misfitWords(held, [laid('base-E', 0, 0, 1)])).toBe('To the west, field would meet city.');
  expect(misfitWords(held, [laid('base-E', 0, 0)])).toBeNull();
});

it('has nothing against an abbey, which meets anything', () => {
  expect(misfitWords({ ...ROAD, x: 0, y: -1 }, [laid('abbey-tile', 0, 0)])).toBeNull();
});
