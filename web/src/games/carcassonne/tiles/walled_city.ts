// The walled city that lies on a block of twelve tiles, four by three: where its wall stands and what is in
// each of its quarters. Units are those of tiles, from the northwest corner of the block as printed.

import { type Point, rotate } from '../../../geometry/points.ts';

/** Where a tile lies in the block, and how often it is turned by a quarter. */
export interface InBlock {
  readonly column: number;
  readonly row: number;
  readonly turned: number;
}

export type Quarter = 'castle' | 'market' | 'blacksmith' | 'cathedral';

/** Where the streets between the quarters meet. */
export const CROSSROADS: Point = [204, 148];
const WEST: Point = [42, 150];
const NORTH: Point = [205, 35];
const EAST: Point = [358, 150];
const SOUTH: Point = [204, 263];

/** The wall of each quarter, clockwise about the city: a tower stands at each of its points but the last. */
const WALLS: Record<Quarter, readonly Point[]> = {
  castle: [WEST, [40, 108], [46, 30], [122, 29], NORTH],
  market: [NORTH, [288, 30], [371, 43], [364, 108], EAST],
  blacksmith: [EAST, [350, 200], [330, 238], [296, 260], SOUTH],
  cathedral: [SOUTH, [134, 258], [86, 240], [52, 200], WEST],
};

export interface QuarterPlan {
  /** Its ground: its wall and the crossroads. */
  readonly ground: readonly Point[];
  /** What it is known by stands here. */
  readonly landmark: Point;
  /** The free place for figures: its middle, width and depth. */
  readonly yard: { readonly at: Point; readonly width: number; readonly depth: number };
}

const plan = (quarter: Quarter, landmark: Point, at: Point, width: number, depth: number): QuarterPlan => ({
  ground: [...WALLS[quarter], CROSSROADS],
  landmark,
  yard: { at, width, depth },
});

/** Clockwise. */
export const QUARTERS: Record<Quarter, QuarterPlan> = {
  castle: plan('castle', [102, 98], [165, 101], 66, 74),
  market: plan('market', [282, 62], [272, 110], 104, 58),
  blacksmith: plan('blacksmith', [312, 196], [260, 206], 74, 66),
  cathedral: plan('cathedral', [104, 206], [167, 206], 60, 74),
};

/** The whole wall: a ring. */
export const CITY_WALL: readonly Point[] = Object.values(WALLS).flatMap((wall) => wall.slice(0, -1));

/** From each gate to the crossroads. */
export const STREETS: readonly (readonly Point[])[] = [
  [[44, 50], [62, 54], [64, 140], [80, 150], CROSSROADS],
  [[350, 39], [347, 60], [344, 140], [330, 150], CROSSROADS],
  [[250, 262], [249, 252], [212, 240], CROSSROADS],
  [[205, 44], CROSSROADS],
];

/** A point of the block as seen from one of its tiles. */
export function onTile([x, y]: Point, { column, row, turned }: InBlock): Point {
  return rotate([x - 100 * column, y - 100 * row], turned);
}

/** The walled city as a ring, seen from one of the tiles: it reaches beyond the tile. */
export function cityRing(block: InBlock): Point[] {
  return CITY_WALL.map((p) => onTile(p, block));
}
