// Where pieces and furniture go: the roomiest place of a region.

import { distance, distanceToRings, insideRings, type Point, ringCentroid } from '../src/geometry/points.ts';

export interface Keepout {
  at: Point;
  radius: number;
}

export interface Spot {
  at: Point;
  clearance: number;
}

const COARSE = 2;
const FINE = 0.5;
/**
 * Symmetric regions have several equally good places; among those this near the best, the centroid decides.
 */
const AS_GOOD = 0.95;

/**
 * Distance from a point of the region to its edge or the nearest thing to keep clear of; below zero outside.
 */
export function clearanceAt(
  p: Point,
  rings: readonly (readonly Point[])[],
  keepouts: readonly Keepout[],
): number {
  if (!insideRings(p, rings)) return Number.NEGATIVE_INFINITY;
  let room = distanceToRings(p, rings);
  for (const { at, radius } of keepouts) room = Math.min(room, distance(p, at) - radius);
  return room;
}

export function roomiestSpot(rings: readonly (readonly Point[])[], keepouts: readonly Keepout[]): Spot {
  const coarse = grid(rings, keepouts, 1, 1, 99, 99, COARSE);
  const bestCoarse = Math.max(...coarse.map((spot) => spot.clearance));
  const promising = coarse.filter((spot) => spot.clearance >= bestCoarse - COARSE);
  const fine = promising.flatMap(({ at: [x, y] }) => grid(rings, keepouts, x - 1, y - 1, x + 1, y + 1, FINE));
  const best = Math.max(...fine.map((spot) => spot.clearance));
  const centroid = ringCentroid(rings[0]!);
  return fine
    .filter((spot) => spot.clearance >= best * AS_GOOD)
    .reduce((a, b) => (distance(b.at, centroid) < distance(a.at, centroid) - 1e-6 ? b : a));
}

export interface Site {
  readonly at: Point;
  /** How good a slot there is left beside it, up to what any slot needs. */
  readonly beside: number;
  /** For comparing sites of the same thing. */
  readonly worth: number;
}

/** A dislike for what is far from a point, for furnitureSite. */
export function farFrom(point: Point): (at: Point) => number {
  return (at) => distance(at, point) * 0.03;
}

/**
 * A place for something of the given radius that leaves a good slot beside it, or null where there
 * is no room. `dislike` says how much room beside it is given up for a better place.
 */
export function furnitureSite(
  rings: readonly (readonly Point[])[],
  radius: number,
  dislike: (at: Point) => number,
  keepouts: readonly Keepout[] = [],
  step = 4,
): Site | null {
  const enough = 18;
  const spots = grid(rings, keepouts, 2, 2, 98, 98, step);
  let best: Site | null = null;
  for (const { at, clearance } of spots) {
    const spare = clearance - radius;
    if (spare < 1) continue;
    const room = Math.max(...spots.map((spot) => Math.min(spot.clearance, distance(at, spot.at) - radius)));
    const beside = Math.min(room, enough);
    const worth = beside + Math.min(spare, 5) * 0.4 - dislike(at);
    if (!best || worth > best.worth + 1e-6) best = { at, beside, worth };
  }
  return best;
}

function grid(
  rings: readonly (readonly Point[])[],
  keepouts: readonly Keepout[],
  left: number,
  top: number,
  right: number,
  bottom: number,
  step: number,
): Spot[] {
  const spots: Spot[] = [];
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const at: Point = [x, y];
      spots.push({ at, clearance: clearanceAt(at, rings, keepouts) });
    }
  }
  return spots;
}
