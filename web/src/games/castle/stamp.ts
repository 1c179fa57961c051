// A board of The Castle the size of a stamp.

import stamps from 'virtual:castle-shapes/stamps';
import { type Point, STAMP_CELL, type Stamp, StampPen } from '../../play/stamp.ts';

const FAR = STAMP_CELL;
const HALF = FAR / 2;
const MIDDLE: Point = [HALF, HALF];
const MIDS: readonly Point[] = [
  [HALF, 0],
  [FAR, HALF],
  [HALF, FAR],
  [0, HALF],
];
/** The ends of the half sides, clockwise from the northwest corner. */
const ENDS: readonly Point[] = [
  [0, 0],
  [HALF, 0],
  [FAR, 0],
  [FAR, HALF],
  [FAR, FAR],
  [HALF, FAR],
  [0, FAR],
  [0, HALF],
];

export const stamp: Stamp = (tiles) => {
  const pen = new StampPen();
  for (const [x, y] of stamps.wall) {
    pen.begin({ tile: '', x, y, rotation: 0 });
    pen.dot('middle', MIDDLE);
  }
  for (const tile of tiles) {
    pen.begin(tile);
    const [paths = '', houses = '', towers = ''] = (stamps.tiles[tile.tile] ?? '').split(';');
    for (const half of halves(houses)) quarter(pen, 'hut', half);
    for (const half of halves(towers)) quarter(pen, 'town', half);
    for (const side of paths.replaceAll(',', ''))
      pen.line('way', MIDS['nesw'.indexOf(side)]!, MIDDLE, MIDDLE);
  }
  return pen.paths;
};

const halves = (text: string): number[] => [...text.replaceAll(',', '')].map(Number);

/** Between a half side and the middle of the tile. */
function quarter(pen: StampPen, look: 'hut' | 'town', half: number): void {
  pen.area(look, [ENDS[half]!, ENDS[(half + 1) % ENDS.length]!, MIDDLE]);
}
