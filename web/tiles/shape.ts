// One tile's data made into its shape: outlines, lines, fields, furniture and slots.

import type { Side } from '../src/art/sides.ts';
import {
  type Gate,
  HALF_WIDTH,
  type Junction,
  RADIUS,
  type TileShape,
} from '../src/games/carcassonne/tiles/types.ts';
import { band, disc, type Point } from '../src/geometry/points.ts';
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
import { deadEnd, gatesThrough, junctionPoint, lengthened, throughLine, villageOrCrossing } from './lines.ts';
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
  layCities(drafts, seed);
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
    gates,
    crosses: tile.crosses ?? [],
    cuts,
  };
}

function isLand({ data }: Draft): boolean {
  return data.kind === 'city' || data.kind === 'road' || data.kind === 'river';
}

function layCities(drafts: Draft[], seed: string): void {
  const apart = ofKind(drafts, 'field').some(({ data }) => data.halves?.length === 0);
  for (const city of ofKind(drafts, 'city')) {
    const plan = { edges: city.edges.join(''), spurs: city.data.spurs ?? [], apart };
    const { outline, walls } = cityShape(plan, seed);
    city.area = [outline];
    city.lines = walls;
  }
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
  const ending = roads.filter((road) => road.edges.length === 1 && !toTower.includes(road));
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
    const target = toTower.includes(road) ? tower : (meeting ?? monastery);
    const { line, gate } = deadEnd(from, target, walls, `${seed} road ${from}`);
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
