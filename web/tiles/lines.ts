// Centre lines of roads and rivers. Each leaves the tile at the middle of a side, at right angles to it.

import type { Side } from '../src/art/sides.ts';
import { type Gate, type Junction, RADIUS } from '../src/games/carcassonne/tiles/types.ts';
import {
  cubic,
  distance,
  distanceToLine,
  insideRings,
  mix,
  type Point,
  pathLength,
  pointAlong,
  subtract,
  unit,
} from '../src/geometry/points.ts';
import type { Draft } from './draft.ts';
import { wobble } from './wobble.ts';

export const MIDDLE: Record<Side, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
export const CENTRE: Point = [50, 50];
/** Control length that makes a cubic a quarter circle about the corner. */
const QUARTER = 27.6;
/** How far before a wall a road that bends into it goes straight at it. */
const BEND = 16;
const CLEAR_OF_WALLS = 10;
/**
 * Bands are made longer than their lines, so that subtracting them leaves
 * no sliver at the border or the wall.
 */
const OVERLAP = 2;
/** How far from the border a road goes below ground. */
const TUNNEL_MOUTH = 19;

export interface LineShape {
  line: Point[];
  gate?: Gate;
}

/** Of a line from side to side what is seen of a tunnel at this one: a stretch to its mouth. */
export function tunnelStretch(from: Side, line: readonly Point[]): Point[] {
  const way = distance(line[0]!, MIDDLE[from]) < 1 ? line : [...line].reverse();
  return [
    ...way.filter((_, i) => pathLength(way.slice(0, i + 1)) < TUNNEL_MOUTH),
    pointAlong(way, TUNNEL_MOUTH).at,
  ];
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

/** A line from a side beside a city to the opposite one, or back, that touches the city's gate on its way. */
export function lineByGate(city: Draft, from: Side, to: Side, seed: string): Required<LineShape> {
  const side = MIDDLE[city.edges[0]!];
  const at = city.lines[0]![Math.floor(city.lines[0]!.length / 2)]!;
  const inward = unit(subtract(side, at));
  const opposite = (end: Side): boolean => distance(MIDDLE[end], side) > 90;
  // The line runs along the wall where it touches it: away from the side that it comes
  // from, towards the one it goes to.
  const beside = opposite(from) ? subtract(MIDDLE[to], CENTRE) : subtract(CENTRE, MIDDLE[from]);
  const along = unit(beside);
  const by = (share: number): Point => [at[0] + along[0] * share, at[1] + along[1] * share];
  const reach = (end: Side): number => (opposite(end) ? 0.7 : 0.4);
  const [a, b] = [inset(from), inset(to)];
  const drawn = [
    ...cubic(a, mix(a, CENTRE, reach(from)), by(-13), at),
    ...cubic(at, by(13), mix(b, CENTRE, reach(to)), b).slice(1),
  ];
  return { line: [MIDDLE[from], ...wobble(drawn, 0.5, 1.2, seed), MIDDLE[to]], gate: { at, inward } };
}

/** A line from one side to the opposite one that swings through a point off the centre. */
export function bowedLine(from: Side, to: Side, by: Point, amplitude: number, seed: string): Point[] {
  const half = (side: Side): Point[] => {
    const start = inset(side);
    const level: Point = mix(start, CENTRE, 0.5);
    const before: Point = [by[0] + (start[0] - CENTRE[0]) * 0.4, by[1] + (start[1] - CENTRE[1]) * 0.4];
    return cubic(start, level, before, by);
  };
  const drawn = [...half(from), ...half(to).slice(0, -1).reverse()];
  return [MIDDLE[from], ...wobble(drawn, amplitude, 1.2, seed), MIDDLE[to]];
}

/** A line from a side to a point on the tile. */
export function endingLine(from: Side, to: Point, amplitude: number, seed: string): Point[] {
  return [MIDDLE[from], ...wobble([inset(from), to], amplitude, 0.9, seed)];
}

/**
 * The line made longer than it is, over the border at its start and, if wanted, at its end too, by so much.
 */
export function lengthened(line: readonly Point[], atEnd: boolean, by = OVERLAP): Point[] {
  const stretch = ([x, y]: Point, [fromX, fromY]: Point, by: number): Point => {
    const length = Math.hypot(x - fromX, y - fromY);
    return [x + ((x - fromX) / length) * by, y + ((y - fromY) / length) * by];
  };
  const end = atEnd ? [stretch(line.at(-1)!, line.at(-2)!, by)] : [];
  return [stretch(line[0]!, line[1]!, OVERLAP), ...line, ...end];
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
  const wall = target ? null : wallAhead(from, walls);
  const line = endingLine(from, target ?? wall?.at ?? CENTRE, wall ? 0.9 : 1.4, seed);
  return wall ? { line, gate: wall } : { line };
}

/**
 * A road that bends into a city which does not lie ahead of it, and meets the middle
 * of its wall at a right angle.
 */
export function bendInto(city: Draft, from: Side, seed: string): LineShape {
  const at = nearestOnWalls(CENTRE, city.lines);
  if (!at) throw new Error(`the road from ${from} ends at a city without a wall`);
  const inward = unit(subtract(MIDDLE[city.edges[0]!], at));
  const before: Point = [at[0] - BEND * inward[0], at[1] - BEND * inward[1]];
  const start = inset(from);
  const inner = wobble(cubic(start, mix(start, CENTRE, 0.6), before, at), 0.9, 1.2, seed);
  return { line: [MIDDLE[from], ...inner.slice(0, -1), at], gate: { at, inward } };
}

/**
 * A road that ends at a city beside another one that would cross its way: it keeps off the other's side,
 * and meets the wall at a right angle.
 */
export function bendAside(city: Draft, from: Side, other: Side, seed: string): LineShape {
  const off = subtract(CENTRE, MIDDLE[other]);
  const middle = mix(MIDDLE[from], CENTRE, 0.62);
  const aim: Point = [middle[0] + 0.3 * off[0], middle[1] + 0.3 * off[1]];
  const at = nearestOnWalls(aim, city.lines);
  if (!at) throw new Error(`the road from ${from} ends at a city without a wall`);
  const inward = unit(subtract(at, aim));
  const before: Point = [at[0] - 0.7 * BEND * inward[0], at[1] - 0.7 * BEND * inward[1]];
  const start = inset(from);
  const inner = wobble(cubic(start, mix(start, CENTRE, 0.5), before, at), 0.9, 1.2, seed);
  return { line: [MIDDLE[from], ...inner.slice(0, -1), at], gate: { at, inward } };
}

/** From where roads meet to the nearest point of a city's wall. */
export function laneTo(city: Draft, from: Point): Required<LineShape> {
  const at = nearestOnWalls(from, city.lines);
  if (!at) throw new Error('a lane leads to a city without a wall');
  const line = [0, 0.25, 0.5, 0.75, 1].map((share) => mix(from, at, share));
  return { line, gate: { at, inward: unit(subtract(at, from)) } };
}

/** The first wall on the way inward from a side. */
export function wallAhead(from: Side, walls: readonly (readonly Point[])[]): Gate | null {
  const start = inset(from);
  const inward = unit(subtract(CENTRE, start));
  for (let along = 4; along < 96; along += 0.1) {
    const at: Point = [start[0] + inward[0] * along, start[1] + inward[1] * along];
    if (walls.some((wall) => distanceToLine(at, wall) < 0.06)) return { at, inward };
  }
  return null;
}

/** Where a road enters a city at either end of its way through it. */
export function gatesThrough(line: readonly Point[], walls: readonly (readonly Point[])[]): Gate[] {
  return [line, [...line].reverse()].flatMap((way) => {
    for (let along = 4; along < pathLength(way); along += 0.1) {
      const { at, direction } = pointAlong(way, along);
      if (walls.some((wall) => distanceToLine(at, wall) < 0.06)) return [{ at, inward: direction }];
    }
    return [];
  });
}

export function villageOrCrossing(at: Point, roads: number): Junction {
  return { at, kind: roads > 1 ? 'crossing' : 'village' };
}

/** What of a line lies outside an area, in one or more parts. */
export function partsOutside(line: readonly Point[], area: readonly (readonly Point[])[]): Point[][] {
  const parts: Point[][] = [[]];
  for (const p of line) {
    if (!insideRings(p, area)) parts.at(-1)!.push(p);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
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
