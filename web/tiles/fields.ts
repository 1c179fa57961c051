// Fields by subtraction: the square without cities, roads, rivers and ponds.
// Each polygon left is one field segment.

import polygonClipping, { type Polygon } from 'polygon-clipping';
import { insideRings, type Point, ringArea } from '../src/geometry/points.ts';

export interface FieldPolygon {
  rings: Point[][];
  halves: number[];
}

const SQUARE: Polygon = [
  [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ],
];
const SLIVER = 14;
const INSIDE = 0.4;

/** A point just inside the tile at the middle of each half side. */
export const HALF_POINTS: readonly Point[] = [
  [25, INSIDE],
  [75, INSIDE],
  [100 - INSIDE, 25],
  [100 - INSIDE, 75],
  [75, 100 - INSIDE],
  [25, 100 - INSIDE],
  [INSIDE, 75],
  [INSIDE, 25],
];

export function fieldPolygons(taken: readonly (readonly Point[])[]): FieldPolygon[] {
  return polygonClipping
    .difference(SQUARE, ...taken.map(asPolygon))
    .map((polygon) => polygon.map(openRing))
    .filter((rings) => Math.abs(ringArea(rings[0]!)) >= SLIVER)
    .map((rings) => ({
      rings,
      halves: HALF_POINTS.flatMap((p, half) => (insideRings(p, rings) ? [half] : [])),
    }));
}

/** The outline of several areas that overlap. */
export function joined(areas: readonly (readonly Point[])[]): Point[][] {
  const [first, ...rest] = areas.map(asPolygon);
  return polygonClipping.union(first!, ...rest).flatMap((polygon) => polygon.map(openRing));
}

/** All rings of what is left of an area. */
export function without(area: readonly Point[], taken: readonly (readonly Point[])[]): Point[][] {
  return polygonClipping
    .difference(asPolygon(area), ...taken.map(asPolygon))
    .flatMap((polygon) => polygon.map(openRing));
}

function asPolygon(ring: readonly Point[]): Polygon {
  return [ring.map(([x, y]) => [x, y])];
}

/** polygon-clipping repeats the first corner at the end. */
function openRing(ring: readonly (readonly [number, number])[]): Point[] {
  return ring.slice(0, -1).map(([x, y]) => [x, y]);
}
