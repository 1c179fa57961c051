// A board of this game the size of a stamp.

import stamps from 'virtual:tile-shapes/stamps';
import { type Point, STAMP_CELL, type Stamp, StampPen } from '../../play/stamp.ts';

const SIDES = 'NESW';
const MIDDLE: Point = [STAMP_CELL / 2, STAMP_CELL / 2];
/** How far a city of one side reaches into its tile. */
const CAP = 3.5;
const FAR = STAMP_CELL;
const MIDS: readonly Point[] = [
  [FAR / 2, 0],
  [FAR, FAR / 2],
  [FAR / 2, FAR],
  [0, FAR / 2],
];
/** Where the wall of a city leaves the clockwise end of a side, by side. */
const CORNERS: readonly Point[] = [
  [0, 0],
  [FAR, 0],
  [FAR, FAR],
  [0, FAR],
];
/** The middle of the wall before an open side, by side. */
const WALLS: readonly Point[] = [
  [FAR / 2, CAP],
  [FAR - CAP, FAR / 2],
  [FAR / 2, FAR - CAP],
  [CAP, FAR / 2],
];

export const stamp: Stamp = (tiles) => {
  const pen = new StampPen();
  for (const tile of tiles) {
    pen.begin(tile);
    const [cities = '', roads = '', waters = '', middle = ''] = (stamps[tile.tile] ?? '').split(';');
    for (const water of groups(waters)) lines(pen, 'water', water);
    for (const road of groups(roads)) lines(pen, 'way', road);
    for (const city of groups(cities)) pen.area('town', outline(city));
    if (middle !== '') pen.dot('middle', MIDDLE);
  }
  return pen.paths;
};

/** The sides of each feature. */
const groups = (text: string): number[][] =>
  text === '' ? [] : text.split(',').map((sides) => [...sides].map((side) => SIDES.indexOf(side)).sort());

function lines(pen: StampPen, look: 'way' | 'water', sides: readonly number[]): void {
  const [first, second] = sides;
  if (sides.length === 2) pen.line(look, MIDS[first!]!, MIDDLE, MIDS[second!]!);
  else for (const side of sides) pen.line(look, MIDS[side]!, MIDDLE, MIDDLE);
}

/** Clockwise: each side of the city from corner to corner, and before the others its wall. */
function outline(sides: readonly number[]): Point[] {
  if (sides.length === 1) {
    const side = sides[0]!;
    return [CORNERS[side]!, CORNERS[(side + 1) % 4]!, WALLS[side]!];
  }
  return CORNERS.flatMap((corner, side) => {
    const before = (side + 3) % 4;
    const walls = !sides.includes(side) && (sides.includes(before) || sides.includes((side + 1) % 4));
    return walls ? [corner, WALLS[side]!] : sides.includes(side) || sides.includes(before) ? [corner] : [];
  });
}
