// One tile's data made into its shape: outlines, lines, fields, furniture and slots.

import { SIDES, type Side } from '../src/art/sides.ts';
import {
  type Gate,
  HALF_WIDTH,
  type Junction,
  type Lane,
  RADIUS,
  type TileShape,
} from '../src/games/carcassonne/tiles/types.ts';
import { band, disc, distance, mix, type Point, subtract, unit } from '../src/geometry/points.ts';
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
  standVolcanoAtRoad,
} from './furniture.ts';
import {
  bendAside,
  bendInto,
  CENTRE,
  deadEnd,
  gatesThrough,
  junctionPoint,
  type LineShape,
  laneTo,
  lengthened,
  MIDDLE,
  partsOutside,
  throughLine,
  tunnelStretches,
  villageOrCrossing,
  wallAhead,
} from './lines.ts';
import { bankCut, layRivers, monasterySpot, waterObstacles } from './waters.ts';

/** On the yard, where the piece hides neither nave nor belfry. */
const BEFORE_CHURCH: Point = [7, 8];
/** A road that ends this near a gate ends at it. */
const AT_GATE = 0.1;
const OVER_GATE = 0.5;
/** Where a road ends that passes over another one, as a share of the way to the middle. */
const BEYOND = 1.5;
/** Half the width of the strip that parts two fields where nothing else does. */
const HAIRLINE = 0.1;

interface Paths {
  junctions: Junction[];
  gates: Gate[];
  lanes: Lane[];
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
  const { junctions, gates, lanes } = layRoads(tile, drafts, seed);
  const cuts = tile.cutBanks ? [bankCut(drafts)] : [];
  layFields(tile, drafts, { junctions, gates, lanes }, cuts);
  placeFurniture(drafts, gates);
  placeSlots(drafts);
  return {
    id: tile.id,
    edges: tile.edges,
    features: drafts.map(finished),
    junctions,
    gates: [...gates, ...gatesBelow],
    lanes,
    crosses: tile.crosses ?? [],
    cuts,
  };
}

function isLand({ data }: Draft): boolean {
  return data.kind === 'city' || data.kind === 'road' || data.kind === 'river';
}

function layCities(tile: DataTile, drafts: Draft[], seed: string): void {
  const apart = ofKind(drafts, 'field').some(({ data }) => data.halves?.length === 0);
  const land = SIDES.filter((_, side) => tile.edges[side] !== 'C').join('');
  for (const city of ofKind(drafts, 'city')) {
    const crossed = cityAcross(tile, drafts, city) !== undefined;
    const plan = { edges: city.edges.join(''), spurs: city.data.spurs ?? [], apart, land, crossed };
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

/** Features that meet on the tile, by what they are called in the data. */
function linkedFeatures(tile: DataTile, drafts: readonly Draft[]): Draft[][] {
  return (tile.links ?? []).map((each) => each.map((i) => drafts[i]!));
}

/** The city or the monastery at which this road alone ends. */
function roadsEnd(tile: DataTile, drafts: readonly Draft[], road: Draft): Draft | undefined {
  return linkedFeatures(tile, drafts)
    .filter((each) => each.includes(road) && ofKind(each, 'road').length === 1)
    .flat()
    .find(({ data }) => data.kind === 'city' || data.kind === 'monastery');
}

/** Where several roads meet, a lane runs to the gate of each city that they are linked to. */
function layLanes(tile: DataTile, drafts: readonly Draft[], meeting: Point | null): Required<LineShape>[] {
  if (!meeting) return [];
  return linkedFeatures(tile, drafts)
    .filter((each) => ofKind(each, 'road').length > 1)
    .flatMap((each) => ofKind(each, 'city').map((city) => laneTo(city, meeting)));
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
  const volcano = standVolcanoAtRoad(drafts);
  const end = (road: Draft) => (toTower.includes(road) ? undefined : roadsEnd(tile, drafts, road));
  const ending = roads.filter((road) => road.edges.length === 1 && !toTower.includes(road) && !end(road));
  const meeting = ending.length > 1 ? junctionPoint(walls) : null;
  const junctions: Junction[] = [];
  const gates: Gate[] = [];
  for (const road of roads) {
    const [from, to] = road.edges as [Side, Side?];
    if (to) {
      road.lines = [throughLine(from, to, 1.2, `${seed} road ${from}${to}`)];
      if (road.data.tunnel) road.lines = tunnelStretches(road.lines[0]!);
      else gates.push(...layThroughCity(tile, drafts, road));
      continue;
    }
    const ahead = end(road);
    const city = ahead?.data.kind === 'city' ? ahead : null;
    const beyond = isAcross(tile, drafts, road) ? mix(MIDDLE[from], CENTRE, BEYOND) : null;
    const target = toTower.includes(road)
      ? tower
      : city
        ? null
        : ahead
          ? monastery
          : (meeting ?? monastery ?? volcano ?? beyond);
    const roadSeed = `${seed} road ${from}`;
    const rival = city && roads.find((other) => other !== road && end(other) === city && isCorner(city));
    const { line, gate } = rival
      ? bendAside(city, from, rival.edges[0]!, roadSeed)
      : city && !wallAhead(from, city.lines)
        ? bendInto(city, from, roadSeed)
        : deadEnd(from, target, walls, roadSeed);
    road.lines = [line];
    if (gate) gates.push(gate);
    if (!gate && (!target || target === beyond)) junctions.push(villageOrCrossing(line.at(-1)!, 1));
  }
  if (meeting) junctions.push(villageOrCrossing(meeting, ending.length));
  for (const road of roads) road.area = road.lines.map((line) => band(line, HALF_WIDTH.road));
  const lanes = layLanes(tile, drafts, meeting);
  gates.push(...lanes.map(({ gate }) => gate));
  return { junctions, gates, lanes: lanes.map(({ line }) => line) };
}

/** Does the road pass over another one that runs through the middle? */
function isAcross(tile: DataTile, drafts: readonly Draft[], road: Draft): boolean {
  return (tile.crosses ?? []).some(([below, above]) => {
    return drafts[above!] === road && drafts[below!]!.data.kind === 'road';
  });
}

/** One wall closes a city of two sides that meet. */
function isCorner({ edges: [a, b, ...more], data, lines }: Draft): boolean {
  const opposite = SIDES.indexOf(a!) % 2 === SIDES.indexOf(b!) % 2;
  return more.length === 0 && !opposite && !data.spurs && lines.length === 1;
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
  { junctions, gates, lanes }: Paths,
  cuts: readonly Point[][],
): void {
  // Two roads that end at one monastery meet below it.
  const toMonastery = ofKind(drafts, 'road').filter(
    (road) => roadsEnd(tile, drafts, road)?.data.kind === 'monastery',
  );
  const bands = (reachesGate: (line: readonly Point[]) => boolean, over?: number): Point[][] =>
    ofKind(drafts, 'road').flatMap((road) => {
      const meets = toMonastery.length > 1 && toMonastery.includes(road);
      return road.lines.map((line) => {
        const ends = road.edges.length === 1 || road.data.tunnel;
        const endsOpen = ends && !meets && !reachesGate(line);
        return band(lengthened(line, !endsOpen, over), HALF_WIDTH.road);
      });
    });
  const others = [
    ...ofKind(drafts, 'city').map((city) => city.area[0]!),
    ...waterObstacles(drafts),
    ...lanes.map((lane) => band(lengthened(lane, true), HALF_WIDTH.road)),
    ...junctions.map(({ at }) => disc(at, RADIUS.junction)),
    ...cuts.map((cut) => band(lengthened(cut, true), HAIRLINE)),
  ];
  const towers = (): Point[][] =>
    ofKind(drafts, 'tower').flatMap(({ at }) => (at ? [disc(at, RADIUS.tower)] : []));
  const wanted = ofKind(drafts, 'field').length;
  const atGate = (line: readonly Point[]) => gates.some(({ at }) => at === line.at(-1));
  let polygons = fieldPolygons([...others, ...bands(atGate), ...towers()]);
  if (polygons.length < wanted) {
    // A hair's breadth of grass between a road and its gate parts nothing.
    const nearGate = (line: readonly Point[]) => gates.some(({ at }) => distance(at, line.at(-1)!) < AT_GATE);
    polygons = fieldPolygons([...others, ...bands(nearGate, OVER_GATE), ...towers()]);
  }
  if (polygons.length < wanted) {
    standTowerBetween(drafts);
    polygons = fieldPolygons([...others, ...bands(atGate), ...towers()]);
  }
  for (const field of ofKind(drafts, 'field')) {
    const halves = (field.data.halves ?? []).join();
    const found = polygons.findIndex((polygon) => polygon.halves.join() === halves);
    if (found < 0) throw new Error(`${tile.id}: no polygon touches the halves [${halves}]`);
    field.area = polygons.splice(found, 1)[0]!.rings;
  }
  if (polygons.length > 0) throw new Error(`${tile.id}: ${polygons.length} polygons belong to no field`);
}
