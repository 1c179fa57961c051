// The Castle's data as the build prepares them. A tile is a square 0..100, x east, y south, as printed; a
// start space is the half of such a square along the side that it faces.

import type { Side } from '../../../art/sides.ts';
import type { Point } from '../../../geometry/points.ts';

export type CastleKind = 'path' | 'tower' | 'house' | 'court';

/** Half the width of a path. */
export const PATH_HALF_WIDTH = 5;
/** Radius of what stands in the middle of paths, and of a market. */
export const CASTLE_RADIUS = { square: 13, fountain: 9, market: 9 } as const;

export interface CastleFeature {
  readonly kind: CastleKind;
  /** Path: sides it leaves by. */
  readonly edges: readonly Side[];
  /** Otherwise: half sides it holds, numbered clockwise from the west half of the north side. */
  readonly halves: readonly number[];
  /** Where a piece stands. */
  readonly slot: Point;
  readonly area: readonly (readonly Point[])[];
  /** Path: its arms, each from the border inward, or its one line through. */
  readonly lines: readonly (readonly Point[])[];
  /** Tower and house: the middle of what is built in each of its quarters. */
  readonly spots: readonly Point[];
  /** Court: its market. */
  readonly market: Point | null;
}

export interface CastleHub {
  readonly kind: 'square' | 'fountain';
  readonly at: Point;
}

export interface CastleShape {
  /** The kind of the tile, or the id of the start space. */
  readonly id: string;
  readonly features: readonly CastleFeature[];
  readonly hub: CastleHub | null;
  /** Where a path ends at a building. */
  readonly doors: readonly Point[];
  /** Start space: the side that it faces. Everything behind is wall. */
  readonly faces: Side | null;
}

/** A start space and the wall cell that it is printed on; its feature numbers are those of its shape. */
export interface StartSpace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The board. Cells are those of the rules: the inside is x 1..9, y 1..12; the wall runs round it. */
export interface CastlePlan {
  /** In score order: cell k holds the spaces 2k and 2k + 1. */
  readonly wall: readonly (readonly [x: number, y: number])[];
  /** First score spaces of the corners that begin with a wall tile. */
  readonly corners: readonly number[];
  readonly starts: readonly StartSpace[];
}
