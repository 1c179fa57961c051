// A board of The Discovery the size of a stamp.

import stamps from 'virtual:discovery-shapes/stamps';
import { type Point, STAMP_CELL, type Stamp, type StampLook, StampPen } from '../../play/stamp.ts';

const FAR = STAMP_CELL;
const MIDDLE: Point = [FAR / 2, FAR / 2];
/** Clockwise from the northwest: a side lies between a corner and the next. */
const CORNERS: readonly Point[] = [
  [0, 0],
  [FAR, 0],
  [FAR, FAR],
  [0, FAR],
];
/** Grassland is the land below. */
const LOOKS: Readonly<Record<string, StampLook>> = { s: 'deep', m: 'high' };

export const stamp: Stamp = (tiles) => {
  const pen = new StampPen();
  for (const tile of tiles) {
    pen.begin(tile);
    const [sides = '', city = ''] = (stamps[tile.tile] ?? '').split(';');
    for (const [side, kind] of [...sides].entries()) {
      const look = LOOKS[kind];
      if (look !== undefined) pen.area(look, [CORNERS[side]!, CORNERS[(side + 1) % CORNERS.length]!, MIDDLE]);
    }
    if (city !== '') pen.dot('middle', MIDDLE);
  }
  return pen.paths;
};
