// One tile's data made into its shape: outlines, lines, fields, furniture and slots.

import { SIDES, type Side } from '../src/art/sides.ts';
import { roadArea } from '../src/games/carcassonne/tiles/road_area.ts';
import {
  type Gate,
  HALF_WIDTH,
  isAbbey,
  type Junction,
  junctionRadius,
  type Lane,
  RADIUS,
  type TileShape,
} from '../src/games/carcassonne/tiles/types.ts';
import { cityRing, type InBlock } from '../src/games/carcassonne/tiles/walled_city.ts';
import { band, disc, distance, mix, type Point, subtract, unit } from '../src/geometry/points.ts';
import { type CityPlan, cityShape } from './cities.ts';
import type { DataTile } from './data.ts';
import { type Draft, draftsOf, finished, ofKind } from './draft.ts';
import { fieldPolygons, without } from './fields.ts';
import {
  placeFurniture,
  placeSlots,
  roadsToTower,
  standBazaar,
  standCornCircle,
  standTowerAtRoads,
  standTowerBetween,
  standVolcanoAtRoad,
} from './furniture.ts';
import {
  bendAside,
  bendInto,
  CENTRE,
  deadEnd,
  endingLine,
  gatesThrough,
  junctionPoint,
  type LineShape,
  laneTo,
  lengthened,
  lineByGate,
  MIDDLE,
  partsOutside,
  throughLine,
  tunnelStretch,
  villageOrCrossing,
  wallAhead,
} from './lines.ts';
import { bankCut, layRivers, lineAround, monasterySpot, roadPast, waterObstacles } from './waters.ts';

/** On the yard, where the piece hides neither nave nor belfry. */
const BEFORE_CHURCH: Point = [7, 8];
/** A road that ends this near a gate ends at it. */
const AT_GATE = 0.1;
const OVER_GATE = 0.5;
/** Where a road ends that passes over another one, as a share of the way to the middle. */
const BEYOND = 1.5;
/** The same of one that ends before a road which it does not reach. */
const SHORT = 0.44;
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
  const block = blockOf(tile);
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
    ...(block && { block }),
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
    const plan = {
      edges: city.edges.join(''),
      spurs: city.data.spurs ?? [],
      apart,
      land,
      crossed,
      together: partsLandBetween(drafts, city),
      ...sharedBy(drafts, city),
    };
    const { outline, walls } = cityShape(plan, seed);
    city.area = [outline];
    city.lines = walls;
  }
}

/** The side of which this city has one half, and another city the other. */
function sharedBy(drafts: readonly Draft[], city: Draft): Pick<CityPlan, 'shared'> {
  const sharing = ofKind(drafts, 'city').find(({ data }) => data.shares);
  if (!sharing) return {};
  const side = sharing.data.shares!;
  if (sharing !== city && !city.edges.includes(side)) return {};
  // Of its half-sides the sharing city has the one that lies nearer to its own sides.
  const follows = sharing.edges.includes(SIDES[(SIDES.indexOf(side) + 1) % 4]!);
  return { shared: { side, half: (sharing === city) === follows ? 1 : 0 } };
}

/** Do this city and the one opposite part the land, although no more than these two are on the tile? */
function partsLandBetween(drafts: readonly Draft[], city: Draft): boolean {
  const cities = ofKind(drafts, 'city');
  const fields = ofKind(drafts, 'field');
  if (cities.length !== 2 || fields.length !== 2 || city.edges.length !== 1) return false;
  if (ofKind(drafts, 'road').length > 0 || ofKind(drafts, 'river').length > 0) return false;
  const [a, b] = cities.map(({ edges }) => SIDES.indexOf(edges[0]!));
  return Math.abs(a! - b!) === 2 && cities.every(({ edges }) => edges.length === 1);
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

const blockOf = ({ block }: DataTile): InBlock | undefined => block && { ...block, turned: 0 };

/** The walled city, if the tile is part of it. */
function walledAreas(tile: DataTile): Point[][] {
  const block = blockOf(tile);
  return block ? [cityRing(block)] : [];
}

const closed = (ring: readonly Point[]): Point[] => [...ring, ring[0]!];

function layRoads(tile: DataTile, drafts: Draft[], seed: string): Paths {
  const walls = [...ofKind(drafts, 'city').flatMap((city) => city.lines), ...walledAreas(tile).map(closed)];
  const toTower = roadsToTower(tile, drafts);
  const tower = standTowerAtRoads(drafts, toTower);
  const monastery = ofKind(drafts, 'monastery')[0]?.at ?? null;
  const roads = ofKind(drafts, 'road');
  const volcano = standVolcanoAtRoad(drafts);
  const end = (road: Draft) => (toTower.includes(road) ? undefined : roadsEnd(tile, drafts, road));
  const ending = roads.filter((road) => road.edges.length === 1 && !toTower.includes(road) && !end(road));
  const bazaar = standBazaar(drafts, walls, ending.length > 0);
  const circle = ending.length > 0 ? standCornCircle(drafts, walls, wayAtCircle(drafts, seed)) : null;
  const round = bazaar ?? circle;
  const meeting = round ?? (ending.length > 1 ? junctionPoint(walls) : null);
  const junctions: Junction[] = round ? [{ at: round, kind: bazaar ? 'bazaar' : 'corn_circle' }] : [];
  const gates: Gate[] = [];
  for (const road of roads) {
    const [from, to] = road.edges as [Side, Side?];
    if (road.edges.length > 2) {
      road.lines = road.edges.map((side) => endingLine(side, CENTRE, 1, `${seed} road ${side}`));
      junctions.push({ at: CENTRE, kind: 'roundabout' });
      continue;
    }
    if (to) {
      gates.push(...layThrough(tile, drafts, road, [from, to], seed));
      continue;
    }
    const ahead = end(road);
    const city = ahead?.data.kind === 'city' ? ahead : null;
    const share = isAcross(tile, drafts, road) ? BEYOND : stopsBefore(tile, drafts, road) ? SHORT : null;
    const beyond = share === null ? null : mix(MIDDLE[from], CENTRE, share);
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
  if (meeting && !round) junctions.push(villageOrCrossing(meeting, ending.length));
  for (const road of roads) road.area = roadArea(road.lines);
  const lanes = layLanes(tile, drafts, meeting);
  gates.push(...lanes.map(({ gate }) => gate));
  return { junctions, gates, lanes: lanes.map(({ line }) => line) };
}

/** The way of a road round a corner that a crop circle touches, so that no field lies between the two. */
function wayAtCircle(drafts: readonly Draft[], seed: string): Point[] | null {
  const [from, to] = ofKind(drafts, 'road').find(({ edges }) => edges.length === 2)?.edges ?? [];
  if (!from || !to) return null;
  const [a, b] = [SIDES.indexOf(from), SIDES.indexOf(to)];
  const [first, second] = b - a === 1 ? [2 * a, 2 * b + 1] : [2 * b, 2 * a + 1];
  if (fieldAt(drafts, first) === fieldAt(drafts, second)) return null;
  return throughLine(from, to, 1.2, `${seed} road ${from}${to}`);
}

/** A road from side to side. Returns the gates that it touches. */
function layThrough(
  tile: DataTile,
  drafts: readonly Draft[],
  road: Draft,
  [from, to]: readonly [Side, Side],
  seed: string,
): Gate[] {
  const roadSeed = `${seed} road ${from}${to}`;
  const beside = cityThatParts(drafts, road);
  if (beside) {
    const { line, gate } = lineByGate(beside, from, to, roadSeed);
    road.lines = [line];
    return [gate];
  }
  const line = roadPast(drafts) === road ? lineAround(road, roadSeed) : throughLine(from, to, 1.2, roadSeed);
  if (!road.data.tunnel) {
    road.lines = [line];
    return layThroughCity(tile, drafts, road);
  }
  // Where it parts the land it goes below ground no sooner than at a wall.
  const walls = ofKind(drafts, 'city').flatMap((city) => city.lines);
  const ends = [from, to].map((side) =>
    partsLand(drafts, side)
      ? deadEnd(side, null, walls, `${seed} road ${side}`)
      : { line: tunnelStretch(side, line) },
  );
  road.lines = ends.map((end) => end.line);
  return ends.flatMap((end) => ('gate' in end && end.gate ? [end.gate] : []));
}

const fieldAt = (drafts: readonly Draft[], half: number): Draft | undefined =>
  ofKind(drafts, 'field').find(({ data }) => data.halves?.includes((half + 8) % 8));

/** Do two fields lie to either side of the road that leaves by this side? */
function partsLand(drafts: readonly Draft[], side: Side): boolean {
  const half = 2 * SIDES.indexOf(side);
  return fieldAt(drafts, half) !== fieldAt(drafts, half + 1);
}

/** The city of one side at which a bend parts the land about it, though no road ends there. */
function cityThatParts(drafts: readonly Draft[], road: Draft): Draft | undefined {
  const only = ofKind(drafts, 'road').length === 1 && ofKind(drafts, 'city').length === 1;
  const [city] = ofKind(drafts, 'city');
  if (!only || city!.edges.length !== 1 || road.data.tunnel) return undefined;
  const side = SIDES.indexOf(city!.edges[0]!);
  if (!road.edges.includes(SIDES[(side + 2) % 4]!)) return undefined; // it goes past
  const half = 2 * side;
  const [before, behind] = [fieldAt(drafts, half - 1), fieldAt(drafts, half + 2)];
  return before !== undefined && behind !== undefined && before !== behind ? city : undefined;
}

/** Does the road pass over another one that runs through the middle? */
function isAcross(tile: DataTile, drafts: readonly Draft[], road: Draft): boolean {
  return (tile.crosses ?? []).some(([below, above]) => {
    return drafts[above!] === road && drafts[below!]!.data.kind === 'road';
  });
}

/** Does the road end before one that runs through, so that the land goes round its end? */
function stopsBefore(tile: DataTile, drafts: readonly Draft[], road: Draft): boolean {
  const through = ofKind(drafts, 'road').some(({ edges }) => edges.length === 2);
  return through && !tile.crosses?.length && !partsLand(drafts, road.edges[0]!);
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
    ...walledAreas(tile),
    ...waterObstacles(drafts),
    ...lanes.map((lane) => band(lengthened(lane, true), HALF_WIDTH.road)),
    ...junctions.map((junction) => disc(junction.at, junctionRadius(junction))),
    ...cuts.map((cut) => band(lengthened(cut, true), HAIRLINE)),
  ];
  const towers = (): Point[][] =>
    ofKind(drafts, 'tower').flatMap(({ at }) => (at ? [disc(at, RADIUS.tower)] : []));
  const wanted = ofKind(drafts, 'field').length;
  if (isAbbey(tile)) return;
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
  if (wanted === 0 && ofKind(drafts, 'corn_circle').length > 0) return; // corn all over
  if (polygons.length > 0) throw new Error(`${tile.id}: ${polygons.length} polygons belong to no field`);
}
