// Centre lines of roads and rivers. Each leaves the tile at the middle of a side, at right angles to it.

import { cubic, distance, distanceToLine, mix, type Point, subtract, unit } from '../src/geometry/points.ts';
import { type Gate, type Junction, RADIUS, type Side } from '../src/tiles/types.ts';
import { wobble } from './wobble.ts';

const MIDDLE: Record<Side, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
const CENTRE: Point = [50, 50];
/** Control length that makes a cubic a quarter circle about the corner. */
const QUARTER = 27.6;
const CLEAR_OF_WALLS = 10;

export interface LineShape {
  line: Point[];
  gate?: Gate;
}

/** A line from side to side. */
export function throughLine(from: Side, to: Side, amplitude: number, seed: string): Point[] {
  const [a, b] = [inset(from), inset(to)];
  const straight = a[0] === b[0] || a[1] === b[1];
  const towardsCentre = (p: Point): Point => mix(p, CENTRE, QUARTER / 50);
  const drawn = straight ? [a, b] : cubic(a, towardsCentre(a), towardsCentre(b), b);
  const inner = wobble(drawn, straight ? amplitude * 1.6 : amplitude, 1.2, seed);
  return [MIDDLE[from], ...inner, MIDDLE[to]];
}

/** Where several roads end together: the tile's centre, moved clear of every wall. */
export function junctionPoint(walls: readonly (readonly Point[])[]): Point {
  let at: Point = CENTRE;
  const wanted = CLEAR_OF_WALLS + RADIUS.junction;
  for (let step = 0; step < 40; step++) {
    const near = nearestOnWalls(at, walls);
    if (!near || distance(at, near) >= wanted) break;
    const away = unit(subtract(at, near));
    at = [at[0] + away[0], at[1] + away[1]];
  }
  return at;
}

/** A road that ends on the tile: at the given point, or at the first wall on the way inward. */
export function deadEnd(
  from: Side,
  target: Point | null,
  walls: readonly (readonly Point[])[],
  seed: string,
): LineShape {
  const start = inset(from);
  const inward = unit(subtract(CENTRE, start));
  const wall = target ? null : firstWall(start, inward, walls);
  const line = [MIDDLE[from], ...wobble([start, target ?? wall ?? CENTRE], wall ? 0.9 : 1.4, 0.9, seed)];
  return wall ? { line, gate: { at: wall, inward } } : { line };
}

export function villageOrCrossing(at: Point, roads: number): Junction {
  return { at, kind: roads > 1 ? 'crossing' : 'village' };
}

/** Lines begin with a straight stub, so that their band meets the border squarely. */
function inset(side: Side): Point {
  return mix(MIDDLE[side], CENTRE, 0.03);
}

function nearestOnWalls(at: Point, walls: readonly (readonly Point[])[]): Point | null {
  let best: Point | null = null;
  for (const wall of walls) {
    for (const p of wall) if (!best || distance(at, p) < distance(at, best)) best = p;
  }
  return best;
}

function firstWall(start: Point, inward: Point, walls: readonly (readonly Point[])[]): Point | null {
  for (let along = 4; along < 96; along += 0.1) {
    const p: Point = [start[0] + inward[0] * along, start[1] + inward[1] * along];
    if (walls.some((wall) => distanceToLine(p, wall) < 0.06)) return p;
  }
  return null;
}
