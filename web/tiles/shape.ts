// One tile's data made into its shape: outlines, lines, fields, furniture and slots.

import { band, disc, type Point, pathLength, pointAlong } from '../src/geometry/points.ts';
import {
  type FeatureKind,
  type Gate,
  HALF_WIDTH,
  type Junction,
  RADIUS,
  type Side,
  type TileFeature,
  type TileShape,
} from '../src/tiles/types.ts';
import { cityShape } from './cities.ts';
import type { DataFeature, DataTile } from './data.ts';
import { type FieldPolygon, fieldPolygons } from './fields.ts';
import { deadEnd, junctionPoint, throughLine, villageOrCrossing } from './lines.ts';
import { furnitureSpot, type Keepout, roomiestSpot } from './slots.ts';

const CENTRE: Point = [50, 50];
/** On the yard, where the piece hides neither nave nor belfry. */
const BEFORE_CHURCH: Point = [57, 58];
const DRAWN: readonly FeatureKind[] = ['city', 'road', 'field', 'monastery', 'garden'];
/** Bands are made longer than their lines, so that subtracting them leaves no sliver at the border or the wall. */
const OVERLAP = 2;
/** Where the piece stands on a road that ends on the tile, as a share of its length from the border. */
const DEAD_END_SLOT = 0.38;

interface Draft {
  data: DataFeature;
  edges: Side[];
  area: Point[][];
  lines: Point[][];
  shields: Point[];
  at: Point | null;
  slot: Point | null;
}

/** Throws when the tile holds something that cannot be drawn yet. */
export function shapeOf(tile: DataTile): TileShape {
  const drafts = tile.features.map(draft);
  // Tiles that differ in furniture alone share their outlines.
  const land = drafts.filter(isLand).map((d) => d.data.kind + d.edges.join(''));
  const seed = `${tile.edges} ${land.join(' ')}`;
  layCities(drafts, seed);
  const { junctions, gates } = layLines(drafts, seed);
  layFields(tile, drafts, junctions, gates);
  placeFurniture(drafts);
  placeSlots(drafts);
  return {
    id: tile.id,
    edges: tile.edges,
    features: drafts.map(finished),
    junctions,
    gates,
    crosses: tile.crosses ?? [],
  };
}

function draft(data: DataFeature): Draft {
  if (!DRAWN.includes(data.kind as FeatureKind)) throw new Error(`no drawing for a ${data.kind}`);
  const edges = [...(data.edges ?? '')] as Side[];
  return { data, edges, area: [], lines: [], shields: [], at: null, slot: null };
}

function isLand({ data }: Draft): boolean {
  return data.kind === 'city' || data.kind === 'road';
}

function layCities(drafts: Draft[], seed: string): void {
  for (const city of ofKind(drafts, 'city')) {
    const { outline, walls } = cityShape(city.edges.join(''), seed);
    city.area = [outline];
    city.lines = walls;
  }
  for (const monastery of ofKind(drafts, 'monastery')) {
    monastery.at = CENTRE;
    monastery.slot = BEFORE_CHURCH;
    monastery.area = [disc(CENTRE, RADIUS.monastery)];
  }
}

function layLines(drafts: Draft[], seed: string): { junctions: Junction[]; gates: Gate[] } {
  const walls = ofKind(drafts, 'city').flatMap((city) => city.lines);
  const monastery = ofKind(drafts, 'monastery')[0]?.at ?? null;
  const roads = ofKind(drafts, 'road');
  const ending = roads.filter((road) => road.edges.length === 1);
  const meeting = ending.length > 1 ? junctionPoint(walls) : null;
  const junctions: Junction[] = [];
  const gates: Gate[] = [];
  for (const road of roads) {
    const [from, to] = road.edges as [Side, Side?];
    if (to) {
      road.lines = [throughLine(from, to, 1.2, `${seed} road ${from}${to}`)];
      continue;
    }
    const { line, gate } = deadEnd(from, meeting ?? monastery, walls, `${seed} road ${from}`);
    road.lines = [line];
    if (gate) gates.push(gate);
    if (!gate && !meeting && !monastery) junctions.push(villageOrCrossing(line.at(-1)!, 1));
  }
  if (meeting) junctions.push(villageOrCrossing(meeting, ending.length));
  for (const road of roads) {
    road.area = [band(road.lines[0]!, HALF_WIDTH.road)];
    road.slot = slotOnLine(road);
  }
  return { junctions, gates };
}

function slotOnLine({ edges, lines: [line] }: Draft): Point {
  const share = edges.length === 1 ? DEAD_END_SLOT : 0.5;
  return pointAlong(line!, pathLength(line!) * share).at;
}

function layFields(
  tile: DataTile,
  drafts: Draft[],
  junctions: readonly Junction[],
  gates: readonly Gate[],
): void {
  const bands = ofKind(drafts, 'road').map((road) => {
    const line = road.lines[0]!;
    const endsOpen = road.edges.length === 1 && !gates.some(({ at }) => at === line.at(-1));
    return band(lengthened(line, !endsOpen), HALF_WIDTH.road);
  });
  const outlines = ofKind(drafts, 'city').map((city) => city.area[0]!);
  const discs = junctions.map(({ at }) => disc(at, RADIUS.junction));
  const polygons = fieldPolygons([...outlines, ...bands, ...discs]);
  for (const field of ofKind(drafts, 'field')) {
    const wanted = (field.data.halves ?? []).join();
    const found = polygons.findIndex((polygon) => polygon.halves.join() === wanted);
    if (found < 0) throw new Error(`${tile.id}: no polygon touches the halves [${wanted}]`);
    field.area = (polygons.splice(found, 1)[0] as FieldPolygon).rings;
  }
  if (polygons.length > 0) throw new Error(`${tile.id}: ${polygons.length} polygons belong to no field`);
}

function lengthened(line: readonly Point[], atEnd: boolean): Point[] {
  const stretch = ([x, y]: Point, [fromX, fromY]: Point): Point => {
    const length = Math.hypot(x - fromX, y - fromY);
    return [x + ((x - fromX) / length) * OVERLAP, y + ((y - fromY) / length) * OVERLAP];
  };
  const end = atEnd ? [stretch(line.at(-1)!, line.at(-2)!)] : [];
  return [stretch(line[0]!, line[1]!), ...line, ...end];
}

function placeFurniture(drafts: Draft[]): void {
  for (const city of ofKind(drafts, 'city')) {
    for (let i = 0; i < (city.data.pennants ?? 0); i++) {
      city.shields.push(furnitureSpot(city.area, RADIUS.pennant, [20, 24]));
    }
  }
  for (const garden of ofKind(drafts, 'garden')) {
    const host = largest(ofKind(drafts, 'field'));
    garden.at = furnitureSpot(host.area, RADIUS.garden, CENTRE);
    garden.slot = garden.at;
    garden.area = [disc(garden.at, RADIUS.garden)];
  }
}

function placeSlots(drafts: Draft[]): void {
  const standing: Keepout[] = drafts.flatMap(({ data, at, shields }) => [
    ...(at ? [{ at, radius: RADIUS[data.kind as 'monastery' | 'garden'] }] : []),
    ...shields.map((shield) => ({ at: shield, radius: RADIUS.pennant })),
  ]);
  for (const region of drafts) region.slot ??= roomiestSpot(region.area, standing).at;
}

function largest(fields: readonly Draft[]): Draft {
  const room = (field: Draft): number => roomiestSpot(field.area, []).clearance;
  return fields.reduce((a, b) => (room(b) > room(a) + 1 ? b : a));
}

function finished({ data, edges, area, lines, shields, at, slot }: Draft): TileFeature {
  return {
    kind: data.kind as FeatureKind,
    edges,
    halves: data.halves ?? [],
    cities: data.cities ?? [],
    pennants: data.pennants ?? 0,
    slot: slot!,
    area,
    lines,
    shields,
    at,
    pond: data.spring ? 'spring' : data.lake ? 'lake' : null,
  };
}

function ofKind(drafts: readonly Draft[], kind: FeatureKind): Draft[] {
  return drafts.filter(({ data }) => data.kind === kind);
}
