// One castle tile's data made into its shape. Paths run between the quarters or across;
// walls part what paths do not.

import { SIDES, type Side } from '../../src/art/sides.ts';
import {
  CASTLE_RADIUS,
  type CastleFeature,
  type CastleHub,
  type CastleShape,
  PATH_HALF_WIDTH,
} from '../../src/games/castle/tiles/types.ts';
import { band, disc, mix, type Point, pathLength, pointAlong, resample } from '../../src/geometry/points.ts';
import { fieldPolygons, joined, without } from '../fields.ts';
import { CENTRE, endingLine, lengthened, MIDDLE, throughLine } from '../lines.ts';
import { clearanceAt, farFrom, furnitureSite, type Keepout, roomiestSpot } from '../slots.ts';
import { type CastleDataFeature, type CastleDataStart, type CastleDataTile, halfNumber } from './data.ts';

const AMPLITUDE = 0.7;
/** Half the width of the line that parts two quarters where no path runs. */
const HAIRLINE = 0.1;
/** Where a piece stands on a path's arm, as a share of its length from the border. */
const ARM_SLOT = 0.4;
const FOUNTAIN_ARM_SLOT = 0.36;

/** Middles of the quarters, clockwise from the north-west. */
const QUARTERS: readonly Point[] = [
  [25, 25],
  [75, 25],
  [75, 75],
  [25, 75],
];
/** The quarters on either side of the line from the centre to a side, clockwise from north. */
const BESIDE: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
];

interface Ground {
  id: string;
  features: readonly CastleDataFeature[];
  faces: Side | null;
}

export function castleTileShape({ kind, features }: CastleDataTile): CastleShape {
  return shapeOf({ id: kind, features, faces: null });
}

export function startSpaceShape({ id, features, faces }: CastleDataStart): CastleShape {
  return shapeOf({ id, features, faces: faces.toUpperCase() as Side });
}

function shapeOf(ground: Ground): CastleShape {
  const hub = hubOf(ground);
  const paths = ground.features.filter(({ kind }) => kind === 'path');
  const lines = new Map(paths.map((path) => [path, linesOf(ground, path, hub)]));
  const all = [...lines.values()].flat();
  const polygons = fieldPolygons([
    ...all.map((line) => band(lengthened(line, reachesBorder(line.at(-1)!)), PATH_HALF_WIDTH)),
    ...(hub ? [disc(hub.at, CASTLE_RADIUS[hub.kind])] : []),
    ...partings(ground, all, hub).map((line) => band(lengthened(line, false), HAIRLINE)),
    ...(ground.faces ? [wallHalf(ground.faces)] : []),
  ]);
  const areaOf = ({ at }: CastleDataFeature): Point[][] => {
    const wanted = at.map(halfNumber).sort((a, b) => a - b);
    const seen = (halves: readonly number[]): number[] =>
      ground.faces ? halves.filter((half) => half >> 1 === SIDES.indexOf(ground.faces!)) : [...halves];
    const found = polygons.filter(({ halves }) => seen(halves).join() === wanted.join());
    if (found.length !== 1) throw new Error(`${ground.id}: ${found.length} polygons touch ${at.join()}`);
    return found[0]!.rings;
  };
  const features = ground.features.map((data) =>
    data.kind === 'path' ? pathFeature(data, lines.get(data)!, hub) : placeFeature(data, areaOf(data)),
  );
  return {
    id: ground.id,
    features,
    hub,
    doors: paths.flatMap((path) =>
      path.ends?.some((end) => end === 'house' || end === 'tower') ? [lines.get(path)![0]!.at(-1)!] : [],
    ),
    faces: ground.faces,
  };
}

function hubOf({ features, faces }: Ground): CastleHub | null {
  const paths = features.filter(({ kind }) => kind === 'path');
  if (paths.some(({ ends }) => ends?.includes('square'))) return { kind: 'square', at: CENTRE };
  if (!paths.some(({ fountains }) => fountains)) return null;
  return { kind: 'fountain', at: faces ? mix(CENTRE, MIDDLE[faces], 0.44) : CENTRE };
}

function linesOf(ground: Ground, path: CastleDataFeature, hub: CastleHub | null): Point[][] {
  const sides = path.at.map((side) => side.toUpperCase() as Side);
  const seed = `castle ${ground.id} ${path.at.join('')}`;
  const [from, to] = sides as [Side, Side?];
  if (to && !hub) return [throughLine(from, to, AMPLITUDE, seed)];
  const target = hub?.at ?? endOf(ground, path);
  return sides.map((side) => endingLine(side, target, AMPLITUDE, `${seed} ${side}`));
}

/**
 * At the middle of a building that holds a whole side of the centre; just inside one that holds a quarter.
 */
function endOf({ features }: Ground, path: CastleDataFeature): Point {
  const building = features.find(({ kind }) => path.ends?.includes(kind));
  const quarters = building ? quartersOf(building) : [];
  const [quarter] = quarters;
  return quarters.length === 1 ? mix(CENTRE, QUARTERS[quarter!]!, 0.26) : CENTRE;
}

function quartersOf({ kind, at }: CastleDataFeature): number[] {
  if (kind === 'path') return [];
  return QUARTERS.flatMap((_, quarter) =>
    [2 * quarter, (2 * quarter + 7) % 8].some((half) => at.some((name) => halfNumber(name) === half))
      ? [quarter]
      : [],
  );
}

/** Lines from the sides inward where two features meet with no path between them. */
function partings(ground: Ground, paths: readonly (readonly Point[])[], hub: CastleHub | null): Point[][] {
  const owner = QUARTERS.map((_, quarter) =>
    ground.features.findIndex((feature) => quartersOf(feature).includes(quarter)),
  );
  const taken = new Set(
    ground.features.flatMap(({ kind, at }) => (kind === 'path' ? at.map((side) => side.toUpperCase()) : [])),
  );
  const inner = innermost(paths);
  return SIDES.flatMap((side, i) => {
    const [a, b] = BESIDE[i]!;
    const apart = owner[a] !== owner[b] && owner[a]! >= 0 && owner[b]! >= 0;
    if (!apart) return [];
    if (!taken.has(side)) return [[MIDDLE[side], ...inner]];
    // On a start space the fountain stands before the wall, and courts may be parted behind it.
    return ground.faces && hub ? [[CENTRE, hub.at]] : [];
  });
}

/** From the centre to the path that passes it by, so that a parting reaches that path. */
function innermost(paths: readonly (readonly Point[])[]): Point[] {
  const points = paths.flatMap((line) => resample(line, 1));
  const nearest = points.reduce<Point | null>((best, p) => (!best || away(p) < away(best) ? p : best), null);
  return nearest && away(nearest) > 1 ? [CENTRE, nearest] : [CENTRE];
}

const away = ([x, y]: Point): number => Math.hypot(x - 50, y - 50);

const reachesBorder = ([x, y]: Point): boolean => Math.min(x, y, 100 - x, 100 - y) < 0.01;

/** A little more than the half of the square away from a side, to leave no sliver. */
function wallHalf(faces: Side): Point[] {
  const [left, top, right, bottom] = {
    N: [-1, 50, 101, 101],
    E: [-1, -1, 50, 101],
    S: [-1, -1, 101, 50],
    W: [50, -1, 101, 101],
  }[faces] as [number, number, number, number];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function pathFeature(data: CastleDataFeature, lines: Point[][], hub: CastleHub | null): CastleFeature {
  const [line] = lines;
  const bands = lines.map((arm) => band(arm, PATH_HALF_WIDTH));
  const through = !hub && reachesBorder(line!.at(-1)!);
  const share = through ? 0.5 : hub?.kind === 'fountain' ? FOUNTAIN_ARM_SLOT : ARM_SLOT;
  return {
    kind: 'path',
    edges: SIDES.filter((side) => data.at.includes(side.toLowerCase())),
    halves: [],
    slot: pointAlong(line!, pathLength(line!) * share).at,
    area: hub?.kind === 'fountain' ? joined([...bands, disc(hub.at, CASTLE_RADIUS.fountain)]) : bands,
    lines,
    spots: [],
    market: null,
  };
}

function placeFeature(data: CastleDataFeature, area: Point[][]): CastleFeature {
  const market = data.markets ? furnitureSite(area, CASTLE_RADIUS.market, farFrom(CENTRE)) : null;
  if (data.markets && !market) throw new Error('no room for a market');
  const keepouts: Keepout[] = market ? [{ at: market.at, radius: CASTLE_RADIUS.market }] : [];
  const spots = data.kind === 'court' ? [] : quartersOf(data).map((quarter) => spotIn(quarter, area));
  return {
    kind: data.kind,
    edges: [],
    halves: data.at.map(halfNumber).sort((a, b) => a - b),
    slot: spots[0] ? roomiest(spots, area) : roomiestSpot(area, keepouts).at,
    area,
    lines: [],
    spots,
    market: market?.at ?? null,
  };
}

function roomiest(spots: readonly Point[], area: readonly (readonly Point[])[]): Point {
  return spots.reduce((a, b) => (clearanceAt(b, area, []) > clearanceAt(a, area, []) + 0.5 ? b : a));
}

/** The roomiest place that a feature has within a quarter. */
function spotIn(quarter: number, area: readonly (readonly Point[])[]): Point {
  const others = QUARTERS.filter((_, other) => other !== quarter).map(quarterSquare);
  return roomiestSpot(without(area[0]!, others), []).at;
}

function quarterSquare([x, y]: Point): Point[] {
  return [
    [x - 25, y - 25],
    [x + 25, y - 25],
    [x + 25, y + 25],
    [x - 25, y + 25],
  ];
}
