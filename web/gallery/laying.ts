// Tiles of a board in the gallery, each with a number of its own.

import type { PlacedTile } from '../src/board/index.ts';

export function newBoard() {
  let placed = 0;
  return (tile: string, x: number, y: number, rotation: number): PlacedTile => ({
    tile,
    x,
    y,
    rotation,
    instance: placed++,
  });
}
