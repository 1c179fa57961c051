// @vitest-environment happy-dom

import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/index.ts';
import { misfitWords } from './misfit.ts';

const laid = (tile: string, x: number, y: number, rotation = 0) => ({ tile, x, y, rotation, seat: 0 });

/** A road from north to south. */
const ROAD = { tile: 'base-U', rotation: 1 };

beforeAll(() => loadTexts(['errors']));

// base-E has its city in the north and fields elsewhere.
it('names the side at which the prints differ, and both of them', () => {
  const board = [laid('base-E', 0, 0), laid('base-U', 1, 1)];
  expect(misfitWords({ ...ROAD, x: 0, y: -1 }, board, 'actions[0].south')).toBe(
    'To the south, road would meet city.',
  );
  expect(misfitWords({ ...ROAD, x: 0, y: 1 }, board, 'actions[1].north')).toBe(
    'To the north, road would meet field.',
  );
});

it('reads tiles as they lie', () => {
  const board = [laid('base-E', 0, 0, 1)];
  expect(misfitWords({ ...ROAD, x: 1, y: 0 }, board, 'actions[0].west')).toBe(
    'To the west, field would meet city.',
  );
});

it('says nothing where no side is named', () => {
  expect(misfitWords({ ...ROAD, x: 0, y: -1 }, [laid('base-E', 0, 0)], 'actions[0]')).toBeNull();
});
