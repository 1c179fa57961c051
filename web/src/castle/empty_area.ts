// The empty cells inside the wall, for which the larger keep is paid at the end.

import type { Cell } from '../board/view_maths.ts';
import { INSIDE_CELLS } from './wall_map.ts';

/** The largest region of empty cells that touch by their sides; of equal ones the first, row by row. */
export function largestEmptyArea(board: readonly Cell[]): readonly Cell[] {
  const empty = INSIDE_CELLS.filter((cell) => !board.some((tile) => stepsBetween(tile, cell) === 0));
  const left = new Set(empty);
  let largest: readonly Cell[] = [];
  for (const first of empty) {
    if (!left.delete(first)) continue;
    const region = [first];
    for (const cell of region) {
      for (const other of left) {
        if (stepsBetween(cell, other) === 1 && left.delete(other)) region.push(other);
      }
    }
    if (region.length > largest.length) largest = region;
  }
  return largest;
}

/** Steps along rows and columns from one cell to the other: 0 the same, 1 side by side. */
function stepsBetween(a: Cell, b: Cell): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}
