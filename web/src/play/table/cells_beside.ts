// The empty cells beside tiles, for any tiles.

import { type Cell, sameCell } from '../../board/index.ts';

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The empty cells that share a side with a tile, each once. */
export function cellsBeside(tiles: readonly Cell[]): Cell[] {
  const beside = new Map<string, Cell>();
  for (const tile of tiles) {
    for (const [dx, dy] of SIDES) {
      const cell = { x: tile.x + dx, y: tile.y + dy };
      if (!tiles.some((other) => sameCell(other, cell))) beside.set(`${cell.x} ${cell.y}`, cell);
    }
  }
  return [...beside.values()];
}
