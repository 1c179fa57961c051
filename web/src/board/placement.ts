// Helpers for choosing a place: reading order, the neighbour in a direction, the next rotation.

import type { Cell } from './view_maths.ts';

export interface LegalCell extends Cell {
  /** Quarter turns clockwise in which the tile fits here, ascending. */
  readonly rotations: readonly number[];
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** Row by row from the top, each from the left. */
export function inReadingOrder<C extends Cell>(cells: readonly C[]): C[] {
  return [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The nearest cell in a direction; cells off to the side count as further away. Null if there is none. */
export function nextCell<C extends Cell>(cells: readonly C[], from: Cell, direction: Direction): C | null {
  const [stepX, stepY] = STEP[direction];
  let best: { cell: C; cost: number } | null = null;
  for (const cell of cells) {
    const [dx, dy] = [cell.x - from.x, cell.y - from.y];
    const ahead = dx * stepX + dy * stepY;
    if (ahead <= 0) continue;
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX);
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { cell, cost };
  }
  return best?.cell ?? null;
}

/** The next rotation that fits, cyclically; the same one if it is the only one. */
export function nextRotation(rotations: readonly number[], current: number, step: 1 | -1): number {
  for (let turn = 1; turn <= 4; turn++) {
    const rotation = (current + step * turn + 8) % 4;
    if (rotations.includes(rotation)) return rotation;
  }
  return current;
}
