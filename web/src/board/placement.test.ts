import { expect, test } from 'vitest';
import { inReadingOrder, nextCell, nextRotation } from './placement.ts';

const cells = [
  { x: 2, y: 0 },
  { x: -1, y: 1 },
  { x: 0, y: 0 },
  { x: 0, y: -2 },
  { x: 3, y: 2 },
];

test('reading order goes row by row from the top', () => {
  expect(inReadingOrder(cells).map(({ x, y }) => `${x},${y}`)).toEqual(['0,-2', '0,0', '2,0', '-1,1', '3,2']);
  expect(cells[0]).toEqual({ x: 2, y: 0 });
});

test('an arrow goes to the nearest cell ahead, preferring straight on', () => {
  expect(nextCell(cells, { x: 0, y: 0 }, 'right')).toEqual({ x: 2, y: 0 });
  expect(nextCell(cells, { x: 0, y: 0 }, 'up')).toEqual({ x: 0, y: -2 });
  expect(nextCell(cells, { x: 0, y: 0 }, 'left')).toEqual({ x: -1, y: 1 });
  expect(nextCell(cells, { x: 2, y: 0 }, 'down')).toEqual({ x: 3, y: 2 });
});

test('there is nothing beyond the last cell', () => {
  expect(nextCell(cells, { x: 3, y: 2 }, 'right')).toBeNull();
  expect(nextCell(cells, { x: 0, y: -2 }, 'up')).toBeNull();
});

test('every cell can be reached from every other by arrows', () => {
  const reached = new Set(['0,0']);
  for (const key of reached) {
    const [x, y] = key.split(',').map(Number) as [number, number];
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const next = nextCell(cells, { x, y }, direction);
      if (next) reached.add(`${next.x},${next.y}`);
    }
  }
  expect(reached.size).toBe(cells.length);
});

test('turning skips rotations that do not fit and goes round', () => {
  expect(nextRotation([0, 1, 3], 1, 1)).toBe(3);
  expect(nextRotation([0, 1, 3], 3, 1)).toBe(0);
  expect(nextRotation([0, 1, 3], 0, -1)).toBe(3);
  expect(nextRotation([2], 2, 1)).toBe(2);
  expect(nextRotation([1, 3], 0, 1)).toBe(1);
  expect(nextRotation([], 0, 1)).toBe(0);
});
