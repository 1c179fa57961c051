// The walled city with tiles about it, and the states of its board.

import type { PlacedTile } from '../src/board/index.ts';
import type { CarcassonneBoardProps } from '../src/games/carcassonne/board/board_types.ts';
import { TABLE } from './sample_table.ts';

const block: PlacedTile[] = Array.from({ length: 12 }, (_, i) => {
  const [column, row] = [i % 4, Math.floor(i / 4)];
  return { tile: `count-r${row + 1}c${column + 1}`, x: column - 2, y: row - 1, rotation: 0, instance: i };
});

const place = (tile: string, x: number, y: number, rotation: number, instance: number): PlacedTile => ({
  tile: `base-${tile}`,
  x,
  y,
  rotation,
  instance,
});

const tiles: PlacedTile[] = [
  ...block,
  place('U', -3, -1, 1, 12),
  place('V', 1, -2, 0, 13),
  place('B', -3, 0, 0, 14),
  place('E', 2, 1, 3, 15),
  place('E', -2, 2, 0, 16),
  place('W', 0, 2, 0, 17),
  place('B', -1, -2, 0, 18),
  place('E', 2, 0, 0, 19),
];

export const CITY_TABLE = { ...TABLE, tiles, pieces: [], lastMoves: [] };

export const CITY_STATES: Record<string, Partial<CarcassonneBoardProps>> = {
  city: {},
};
