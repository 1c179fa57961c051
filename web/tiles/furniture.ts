// Things that stand on a tile: pennants, gardens, tower foundations, volcanoes. And the places of
// pieces between them.

import { type Gate, HALF_WIDTH, RADIUS, SIGHTS, type Sight } from '../src/games/carcassonne/tiles/types.ts';
import {
  disc,
  distance,
  distanceToLine,
  mix,
  type Point,
  pathLength,
  pointAlong,
  scale,
  subtract,
} from '../src/geometry/points.ts';
import type { DataFeature, DataTile } from './data.ts';
import { type Draft, groundOf, ofKind } from './draft.ts';
import { CENTRE, junctionPoint, wallAhead } from './lines.ts';
import { farFrom, furnitureSite, type Keepout, roomiestSpot, type Site } from './slots.ts';

const PENNANT_PLACE: Point = [20, 24];
/** Any slot must keep at least this much room. */
const ROOM_FOR_PIECE = 12;
/** Beside a tower a slot must keep at least this much room. */
const ROOM_BESIDE = 13;
/** A church is tall: what stands near it keeps to a corner. */
const OFF_CENTRE: Point = [14, 86];
const BEFORE_CATHEDRAL: Point = [50, 82];
const ELBOW = 6;
/** A piece that stands on a road, and the inn beside it, do not hide one another. */
const BESIDE_PIECE = 8;
/** How much nearer the wayside an inn comes for the room that it takes from a piece on its field. */
const BY_THE_ROAD = 0.4;
const GATE_YARD = 13;
/** Two slots side by side must not be nearer than this. */
const APART = 18;
/** Where the piece stands on a road that ends on the tile, as a share of its length from the border. */
const DEAD_END_SLOT = 0.38;
/** A tower on a city's wall reaches this far into it. */
const INTO_WALL = 1;

/** Roads that end on the tile for no other reason end at its tower. */
export function roadsToTower(tile: DataTile, drafts: readonly Draft[]): Draft[] {
  if (ofKind(drafts, 'tower').length === 0) return [];
  const linked = new Set((tile.links ?? []).flat());
  return drafts.filter(({ data, edges }, i) => data.kind === 'road' && edges.length === 1 && !linked.has(i));
}

/** Stands where roads end: between a lone road and the wall ahead, or where several meet. */
export function standTowerAtRoads(drafts: readonly Draft[], roads: readonly Draft[]): Point | null {
  const [tower] = ofKind(drafts, 'tower');
  const [first, second] = roads;
  if (!tower || !first) return null;
  const walls = ofKind(drafts, 'city').flatMap((city) => city.lines);
  const ahead = second ? null : wallAhead(first.edges[0]!, walls);
  tower.at = ahead ? beforeWall(ahead) : junctionPoint(walls);
  return tower.at;
}

function beforeWall({ at, inward }: Gate): Point {
  return subtract(at, scale(inward, RADIUS.tower - INTO_WALL));
}

/** In the middle, or clear of the walls where roads end at it. Returns its place if roads do. */
export function standBazaar(
  drafts: readonly Draft[],
  walls: readonly (readonly Point[])[],
  isAtRoads: boolean,
): Point | null {
  const [bazaar] = ofKind(drafts, 'bazaar');
  if (!bazaar) return null;
  bazaar.at = isAtRoads ? junctionPoint(walls) : CENTRE;
  return isAtRoads ? bazaar.at : null;
}

/** Where roads end: in the middle, clear of the walls, or beside a road that runs through. */
export function standCornCircle(
  drafts: readonly Draft[],
  walls: readonly (readonly Point[])[],
  through: readonly Point[] | null,
): Point | null {
  const [circle] = ofKind(drafts, 'corn_circle');
  if (!circle) return null;
  circle.at = through ? beside(through) : junctionPoint(walls);
  return circle.at;
}

/** On the side of the middle, so that nothing lies between the two. */
function beside(way: readonly Point[]): Point {
  const at = pointAlong(way, pathLength(way) / 2).at;
  const off = RADIUS.corn_circle + HALF_WIDTH.road - INTO_WALL;
  return mix(at, CENTRE, off / distance(at, CENTRE));
}

/** A road that ends alone on the tile of a volcano ends at it. */
export function standVolcanoAtRoad(drafts: readonly Draft[]): Point | null {
  const [volcano] = ofKind(drafts, 'volcano');
  if (!volcano || ofKind(drafts, 'road').every(({ edges }) => edges.length > 1)) return null;
  volcano.at = CENTRE;
  return volcano.at;
}

/** Where a city comes closest to a road, and so parts the field between them. */
export function standTowerBetween(drafts: readonly Draft[]): void {
  const [tower] = ofKind(drafts, 'tower');
  const walls = ofKind(drafts, 'city').flatMap((city) => city.lines.flat());
  const ways = ofKind(drafts, 'road').flatMap((road) => road.lines.flat());
  let nearest: readonly [Point, Point] | null = null;
  for (const wall of walls) {
    for (const way of ways) {
      if (!nearest || distance(wall, way) < distance(...nearest)) nearest = [wall, way];
    }
  }
  if (!tower || !nearest) return;
  const [wall, way] = nearest;
  tower.at = mix(wall, way, (1 - HALF_WIDTH.road / distance(wall, way)) / 2);
}

export function placeFurniture(drafts: readonly Draft[], gates: readonly Gate[]): void {
  for (const city of ofKind(drafts, 'city')) {
    if (city.data.cathedral) {
      city.at = CENTRE;
      city.slot = BEFORE_CATHEDRAL;
    }
    for (let i = 0; i < (city.data.pennants ?? 0); i++) {
      city.shields.push(pennantSite(city, drafts).at);
    }
    if (city.data.goods) {
      const site = furnitureSite(groundOf(city), RADIUS.goods, farFrom(PENNANT_PLACE), standing(drafts));
      if (!site) throw new Error('no room for goods');
      city.goodsAt = site.at;
    }
    if (city.data.princess) {
      const site = furnitureSite(groundOf(city), RADIUS.princess, farFrom(PENNANT_PLACE), standing(drafts));
      if (!site) throw new Error('no room for a princess');
      city.princessAt = site.at;
    }
  }
  for (const road of ofKind(drafts, 'road')) if (road.data.inn) road.at = innSite(drafts, gates, road).at;
  for (const circle of ofKind(drafts, 'corn_circle'))
    if (ofKind(drafts, 'field').length === 0) circle.at = CENTRE;
  for (const kind of ['garden', 'tower', ...SIGHTS] as const) {
    for (const piece of ofKind(drafts, kind)) {
      piece.at ??= (kind === 'garden' ? gardenSite(drafts) : siteOnLand(drafts, gates, kind)).at;
      piece.slot = piece.at;
      piece.area = [disc(piece.at, RADIUS[kind])];
    }
  }
}

/** Where room is scarce it is looked for more closely. */
function pennantSite(city: Draft, drafts: readonly Draft[]): Site {
  const site = (step?: number): Site | null =>
    furnitureSite(groundOf(city), RADIUS.pennant, farFrom(PENNANT_PLACE), standing(drafts), step);
  const coarse = site();
  const best = coarse && coarse.beside >= ROOM_FOR_PIECE ? coarse : site(1);
  if (!best) throw new Error('no room for a pennant');
  return best;
}

/** On a field by the wayside that keeps room for a piece. */
function innSite(drafts: readonly Draft[], gates: readonly Gate[], road: Draft): Site {
  const [line] = road.lines;
  const keepouts = [
    ...atArmsLength(drafts),
    ...gates.map(({ at }) => ({ at, radius: GATE_YARD })),
    ...ofKind(drafts, 'road').map((each) => ({ at: slotOnRoad(each, drafts), radius: BESIDE_PIECE })),
  ];
  const farOff = (at: Point): number => BY_THE_ROAD * distanceToLine(at, line!);
  const sites = ofKind(drafts, 'field').flatMap(
    (field) => furnitureSite(groundOf(field), RADIUS.inn, farOff, keepouts) ?? [],
  );
  const [site] = sites.sort((a, b) => b.worth - a.worth);
  if (!site) throw new Error('no room for an inn');
  return site;
}

function gardenSite(drafts: readonly Draft[]): Site {
  const host = largest(ofKind(drafts, 'field'), standing(drafts));
  const site = furnitureSite(groundOf(host), RADIUS.garden, farFrom(CENTRE), atArmsLength(drafts));
  if (!site) throw new Error('no room for a garden');
  return site;
}

/** On a field that has room for it and a piece; failing that, in a city. */
function siteOnLand(drafts: readonly Draft[], gates: readonly Gate[], kind: 'tower' | Sight): Site {
  const keepouts = [...atArmsLength(drafts), ...gates.map(({ at }) => ({ at, radius: GATE_YARD }))];
  if (kind !== 'tower') {
    const roads = ofKind(drafts, 'road');
    keepouts.push(...roads.map((road) => ({ at: slotOnRoad(road, drafts), radius: BESIDE_PIECE })));
  }
  const bias = ofKind(drafts, 'monastery').length > 0 ? OFF_CENTRE : CENTRE;
  const sites = (['field', 'city'] as const).flatMap((land) =>
    ofKind(drafts, land)
      .flatMap((host) => furnitureSite(groundOf(host), RADIUS[kind], farFrom(bias), keepouts) ?? [])
      .sort((a, b) => b.beside - a.beside)
      .slice(0, 1),
  );
  const site = sites.find(({ beside }) => beside >= ROOM_BESIDE) ?? sites[0];
  if (!site) throw new Error(`no room for a ${kind}`);
  return site;
}

/** Gives every feature that has none yet the roomiest place of its ground. */
export function placeSlots(drafts: readonly Draft[]): void {
  const taken = standing(drafts);
  for (const road of ofKind(drafts, 'road')) road.slot = slotOnRoad(road, drafts);
  for (const region of drafts) region.slot ??= roomiestSpot(groundOf(region), taken).at;
}

/**
 * In the middle of a road, or towards the border on one that ends here; off a tower that stands beside
 * it, a road that crosses it and a monk, who stands before the monastery in every rotation.
 */
function slotOnRoad(road: Draft, drafts: readonly Draft[]): Point {
  const {
    edges,
    lines: [line],
  } = road;
  const towers = ofKind(drafts, 'tower');
  const others = ofKind(drafts, 'road').filter((other) => other !== road);
  const monks = ofKind(drafts, 'monastery');
  const shares = edges.length === 1 ? [DEAD_END_SLOT] : [0.5, 0.25];
  const places = shares.map((share) => pointAlong(line!, pathLength(line!) * share).at);
  const clear = (place: Point) =>
    towers.every(({ at }) => at === null || distance(at, place) >= APART) &&
    monks.every(({ at, slot }) => distance(at!, place) >= APART + distance(at!, slot!)) &&
    others.every(({ lines: [way] }) => distanceToLine(place, way!) >= APART / 2);
  return places.find(clear) ?? places[0]!;
}

/** Tall things side by side hide one another. */
function atArmsLength(drafts: readonly Draft[]): Keepout[] {
  return standing(drafts).map(({ at, radius }) => ({ at, radius: radius + ELBOW }));
}

function standing(drafts: readonly Draft[]): Keepout[] {
  return drafts.flatMap(({ data, at, shields, goodsAt, princessAt }) => [
    ...(at && data.kind !== 'river' ? [{ at, radius: RADIUS[furnishing(data)] }] : []),
    ...shields.map((shield) => ({ at: shield, radius: RADIUS.pennant })),
    ...(goodsAt ? [{ at: goodsAt, radius: RADIUS.goods }] : []),
    ...(princessAt ? [{ at: princessAt, radius: RADIUS.princess }] : []),
  ]);
}

function furnishing({ kind }: DataFeature): 'monastery' | 'garden' | 'tower' | 'inn' | 'cathedral' | Sight {
  if (kind === 'road') return 'inn';
  return kind === 'city' ? 'cathedral' : (kind as 'monastery' | 'garden' | 'tower' | Sight);
}

function largest(fields: readonly Draft[], taken: readonly Keepout[]): Draft {
  const room = (field: Draft): number => roomiestSpot(field.area, taken).clearance;
  return fields.reduce((a, b) => (room(b) > room(a) + 1 ? b : a));
}
