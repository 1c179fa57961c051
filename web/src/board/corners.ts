// The corners of a tile, where four tiles meet.

import type { TileCorner } from './types.ts';
import { CELL } from './view_maths.ts';

/** Clockwise. */
export const CORNERS: readonly TileCorner[] = ['nw', 'ne', 'se', 'sw'];

/** Where a corner is on its tile, in board units. */
export const CORNER_AT: Readonly<Record<TileCorner, readonly [x: number, y: number]>> = {
  nw: [0, 0],
  ne: [CELL, 0],
  se: [CELL, CELL],
  sw: [0, CELL],
};

/** Where a corner is seen, `turns` quarter turns clockwise. */
export function turnedCorner(corner: TileCorner, turns: number): TileCorner {
  return CORNERS[(((CORNERS.indexOf(corner) + turns) % 4) + 4) % 4]!;
}
