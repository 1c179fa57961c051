import { expect, test } from 'vitest';
import { largestEmptyArea } from './empty_area.ts';
import { INSIDE_CELLS } from './wall_map.ts';

const cells = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));

test('the largest empty region joins cells by their sides, not their corners (CASTLE-FINAL-02, CASTLE-X16)', () => {
  const empty = cells(
    ...([
      [2, 8],
      [2, 9],
      [3, 8],
      [3, 9],
      [2, 10],
    ] as [number, number][]),
    ...([
      [6, 5],
      [6, 6],
      [7, 6],
      [1, 3],
      [1, 4],
      [8, 1],
      [9, 1],
      [9, 2],
    ] as [number, number][]),
    ...([
      [5, 2],
      [2, 12],
      [3, 12],
    ] as [number, number][]),
  );
  const board = INSIDE_CELLS.filter(({ x, y }) => !empty.some((cell) => cell.x === x && cell.y === y));
  expect(largestEmptyArea(board)).toHaveLength(5);
  expect(largestEmptyArea(board)).toContainEqual({ x: 2, y: 10 });
});

test('at first every cell is empty, but the wall shuts off none', () => {
  expect(largestEmptyArea([])).toHaveLength(76);
});

test('a full castle has none', () => {
  expect(largestEmptyArea(INSIDE_CELLS)).toEqual([]);
});
