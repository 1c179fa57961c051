// One tile's data made into its shape: outlines, lines, fields, furniture and slots.

import type { Side } from '../src/art/sides.ts';
import {
  type Gate,
  HALF_WIDTH,
  type Junction,
  RADIUS,
  type TileShape,
} from '../src/games/carcassonne/tiles/types.ts';
import { band, disc, type Point, subtract, unit } from '../src/geometry/points.ts';
import { cityShape } from './cities.ts';
import type { DataTile } from './data.ts';
import { type Draft, draftsOf, finished, ofKind } from './draft.ts';
import { fieldPolygons, without } from './fields.ts';
import {
  placeFurniture,
  placeSlots,
  roadsToTower,
  standTowerAtRoads,
  standTowerBetween,
} from './furniture.ts';
import {
  bendInto,
  CENTRE,
  deadEnd,
  gatesThrough,
  junctionPoint,
  lengthened,
  partsOutside,
  throughLine,
  villageOrCrossing,
  wallAhead,
} from './lines.ts';
import { bankCut, layRivers, monasterySpot, waterObstacles } from './waters.ts';

/** On the yard, where the piece hides neither nave nor belfry. */
const BEFORE_CHURCH: Point = [7, 8];
/** Half the width of the strip that parts two fields where nothing else does. */
const HAIRLINE = 0.1;

interface Paths {
  junctions: Junction[];
  gates: Gate[];
}

/** Throws when the tile holds something that cannot be drawn yet. */
export function shapeOf(tile: DataTile): TileShape {
  const drafts = draftsOf(tile);
  // Tiles that differ in furniture alone share their outlines.
  const land = drafts.filter(isLand).map((d) => d.data.kind + d.edges.join(''));
  const seed = `${tile.edges} ${land.join(' ')}`;
  layCities(tile, drafts, seed);
  const gatesBelow = passBelow(tile, drafts);
  layRivers(drafts, seed);
  layMonastery(drafts);
  const { junctions, gates } = layRoads(tile, drafts, seed);
  const cuts = tile.cutBanks ? [bankCut(drafts)] : [];
  layFields(tile, drafts, junctions, gates, cuts);
  placeFurniture(drafts, gates);
  placeSlots(drafts);
  return {
    id: tile.id,
    edges: tile.edges,
    features: drafts.map(finished),
    junctions,
    gates: [...gates, ...gatesBelow],
    crosses: tile.crosses ?? [],
    cuts,
  };
}

function isLand({ data }: Draft): boolean {
  return data.kind === 'city' || data.kind === 'road' || data.kind === 'river';
}

function layCities(tile: DataTile, drafts: Draft[], seed: string): void {
  const apart = ofKind(drafts, 'field').some(({ data }) => data.halves?.length === 0);
  for (const city of ofKind(drafts, 'city')) {
    const crossed = cityAcross(tile, drafts, city) !== undefined;
    const plan = { edges: city.edges.join(''), spurs: city.data.spurs ?? [], apart, crossed };
    const { outline, walls } = cityShape(plan, seed);
    city.area = [outline];
    city.lines = walls;
  }
}

/** Of two cities that cross, the first passes below the second, through a gate in either wall. */
function passBelow(tile: DataTile, drafts: readonly Draft[]): Gate[] {
  return (tile.crosses ?? []).flatMap((pair) => {
    const [below, above] = pair.map((i) => drafts[i]!) as [Draft, Draft];
    if (below.data.kind !== 'city' || above.data.kind !== 'city') return [];
    below.lines = below.lines.flatMap((wall) => partsOutside(wall, above.area));
    below.ground = without(below.area[0]!, above.area);
    return above.lines.map((wall) => {
      const at = wall[Math.floor(wall.length / 2)]!;
      return { at, inward: unit(subtract(CENTRE, at)) };
    });
  });
}

/** The city at which this road ends. */
function linkedCity(tile: DataTile, drafts: readonly Draft[], road: Draft): Draft | undefined {
  const linked = (tile.links ?? []).filter((each) => each.some((i) => drafts[i] === road)).flat();
  return linked.map((i) => drafts[i]!).find(({ data }) => data.kind === 'city');
}

/** The city that crosses this one. */
function cityAcross(tile: DataTile, drafts: readonly Draft[], city: Draft): Draft | undefined {
  const pair = (tile.crosses ?? []).find((each) => each.some((i) => drafts[i] === city));
  return pair?.map((i) => drafts[i]!).find((other) => other !== city && other.data.kind === 'city');
}

function layMonastery(drafts: Draft[]): void {
  for (const monastery of ofKind(drafts, 'monastery')) {
    const at = monasterySpot(drafts);
    monastery.at = at;
    monastery.slot = [at[0] + BEFORE_CHURCH[0], at[1] + BEFORE_CHURCH[1]];
    monastery.area = [disc(at, RADIUS.monastery)];
  }
}

function layRoads(tile: DataTile, drafts: Draft[], seed: string): Paths {
  const walls = ofKind(drafts, 'city').flatMap((city) => city.lines);
  const toTower = roadsToTower(tile, drafts);
  const tower = standTowerAtRoads(drafts, toTower);
  const monastery = ofKind(drafts, 'monastery')[0]?.at ?? null;
  const roads = ofKind(drafts, 'road');
  const cityAtEnd = (road: Draft) => (toTower.includes(road) ? undefined : linkedCity(tile, drafts, road));
  const ending = roads.filter(
    (road) => road.edges.length === 1 && !toTower.includes(road) && !cityAtEnd(road),
  );
  const meeting = ending.length > 1 ? junctionPoint(walls) : null;
  const junctions: Junction[] = [];
  const gates: Gate[] = [];
  for (const road of roads) {
    const [from, to] = road.edges as [Side, Side?];
    if (to) {
      road.lines = [throughLine(from, to, 1.2, `${seed} road ${from}${to}`)];
      gates.push(...layThroughCity(tile, drafts, road));
      continue;
    }
    const city = cityAtEnd(road);
    const target = toTower.includes(road) ? tower : city ? null : (meeting ?? monastery);
    const roadSeed = `${seed} road ${from}`;
    const { line, gate } =
      city && !wallAhead(from, city.lines)
        ? bendInto(city, from, roadSeed)
        : deadEnd(from, target, walls, roadSeed);
    road.lines = [line];
    if (gate) gates.push(gate);
    if (!gate && !target) junctions.push(villageOrCrossing(line.at(-1)!, 1));
  }
  if (meeting) junctions.push(villageOrCrossing(meeting, ending.length));
  for (const road of roads) road.area = [band(road.lines[0]!, HALF_WIDTH.road)];
  return { junctions, gates };
}

/** A road that crosses a city takes ground from it, and passes two gates. */
function layThroughCity(tile: DataTile, drafts: readonly Draft[], road: Draft): Gate[] {
  return (tile.crosses ?? []).flatMap((pair) => {
    const [a, b] = pair.map((i) => drafts[i]!) as [Draft, Draft];
    const other = a === road ? b : b === road ? a : null;
    if (other?.data.kind !== 'city') return [];
    const [line] = road.lines;
    other.ground = without(other.area[0]!, [band(lengthened(line!, true), HALF_WIDTH.road)]);
    return gatesThrough(line!, other.lines);
  });
}

function layFields(
  tile: DataTile,
  drafts: Draft[],
  junctions: readonly Junction[],
  gates: readonly Gate[],
  cuts: readonly Point[][],
): void {
  const bands = ofKind(drafts, 'road').map((road) => {
    const line = road.lines[0]!;
    const endsOpen = road.edges.length === 1 && !gates.some(({ at }) => at === line.at(-1));
    return band(lengthened(line, !endsOpen), HALF_WIDTH.road);
  });
  const obstacles = [
    ...ofKind(drafts, 'city').map((city) => city.area[0]!),
    ...bands,
    ...waterObstacles(drafts),
    ...junctions.map(({ at }) => disc(at, RADIUS.junction)),
    ...cuts.map((cut) => band(lengthened(cut, true), HAIRLINE)),
  ];
  const towers = (): Point[][] =>
    ofKind(drafts, 'tower').flatMap(({ at }) => (at ? [disc(at, RADIUS.tower)] : []));
  let polygons = fieldPolygons([...obstacles, ...towers()]);
  if (polygons.length < ofKind(drafts, 'field').length) {
    standTowerBetween(drafts);
    polygons = fieldPolygons([...obstacles, ...towers()]);
  }
  for (const field of ofKind(drafts, 'field')) {
    const wanted = (field.data.halves ?? []).join();
    const found = polygons.findIndex((polygon) => polygon.halves.join() === wanted);
    if (found < 0) throw new Error(`${tile.id}: no polygon touches the halves [${wanted}]`);
    field.area = polygons.splice(found, 1)[0]!.rings;
  }
  if (polygons.length > 0) throw new Error(`${tile.id}: ${polygons.length} polygons belong to no field`);
}
