// One tile's data of The Discovery made into its shape. One feature holds the middle; each other one is a bay
// about its sides, from corner to corner, and the middle's arms run into the corners between bays.

import { SIDES, type Side } from '../../src/art/sides.ts';
import {
  CITY_RADIUS,
  type DiscoveryCity,
  type DiscoveryFeature,
  type DiscoveryShape,
} from '../../src/games/discovery/tiles/types.ts';
import {
  distance,
  distanceToRings,
  mix,
  type Point,
  resample,
  ringArea,
  rotate,
} from '../../src/geometry/points.ts';
import { fieldPolygons, joined, without } from '../fields.ts';
import { CENTRE } from '../lines.ts';
import { clearanceAt, type Keepout, roomiestSpot, type Spot } from '../slots.ts';
import { wobble } from '../wobble.ts';
import type { DiscoveryDataFeature, DiscoveryDataTile } from './data.ts';

const AMPLITUDE = 1.5;
const WAVES = 3.4;
/** How far a bay of one side reaches in: beside another bay, opposite to one, or alone. */
const DEPTH = { beside: 29, opposite: 32, alone: 38 } as const;
/** The share of a bay's shore from each corner that a city keeps clear of. */
const SHORE_END = 0.2;
/** How close to the tile's border a city may stand. */
const CITY_FROM_BORDER = 15;
/** More room for pieces is no better. */
const ENOUGH = 15;

interface Bay {
  /** Index of its feature. */
  readonly feature: number;
  readonly shore: readonly Point[];
  readonly ring: readonly Point[];
}

export function discoveryTileShape(tile: DiscoveryDataTile): DiscoveryShape {
  const middle = middleOf(tile);
  const bays = tile.features.flatMap((_, i) => (i === middle ? [] : [bayOf(tile, i, middle)]));
  const rings = touching(tile, middle, bays);
  const areas = tile.features.map((_, i) =>
    i === middle ? restOf(tile, middle, [...rings.values()]) : [rings.get(i)!],
  );
  const cities = citiesOf(tile, bays, areas);
  return {
    id: tile.kind,
    features: tile.features.map((feature, i) => featureOf(feature, areas[i]!, citiesOn(cities, i))),
    cities,
  };
}

function featureOf(
  { kind, at }: DiscoveryDataFeature,
  area: readonly (readonly Point[])[],
  cities: readonly Keepout[],
): DiscoveryFeature {
  return { kind, sides: sidesOf(at), slot: roomiestSpot(roughly(area), cities).at, area };
}

/** With fewer points off the border: a piece stands as well by these, and they are sooner searched. */
function roughly(area: readonly (readonly Point[])[]): Point[][] {
  const isOnBorder = ([x, y]: Point): boolean => Math.min(x, y, 100 - x, 100 - y) < 0.1;
  return area.map((ring) => ring.filter((p, i) => i % 4 === 0 || isOnBorder(p)));
}

const sidesOf = (at: readonly string[]): Side[] => SIDES.filter((side) => at.includes(side.toLowerCase()));

/**
 * The feature that all others touch: it joins opposite sides, or touches none; else the one with which the
 * fewest bays have to touch each other, and of these the one with most sides.
 */
function middleOf(tile: DiscoveryDataTile): number {
  const { features } = tile;
  const candidates = features.flatMap((_, i) => {
    const others = features.filter((_, j) => j !== i);
    const fits =
      others.every(({ at }) => at.length === 1 || (at.length === 2 && areBeside(at[0]!, at[1]!))) &&
      pairsOf(features.length).every(([a, b]) => isRight(tile, i, a, b));
    return fits ? [i] : [];
  });
  const cost = (i: number): number => 10 * touchingBays(tile, i).length - features[i]!.at.length;
  const [best] = candidates.sort((a, b) => cost(a) - cost(b));
  if (best === undefined) throw new Error(`${tile.kind}: no feature can hold the middle`);
  return best;
}

/** Whether these two features meet as the data say if this one holds the middle. */
function isRight(tile: DiscoveryDataTile, middle: number, a: number, b: number): boolean {
  const [one, other] = [tile.features[a]!, tile.features[b]!];
  const meets = a === middle || b === middle;
  if (one.kind === other.kind) return !meets;
  if (needsCity(tile, a, b)) return meets;
  if (one.kind === 'sea' || other.kind === 'sea') return true;
  return bordersOn(tile, a, b) ? meets || areNeighbours(one, other) : !meets;
}

function pairsOf(count: number): [number, number][] {
  return Array.from({ length: count }, (_, a) =>
    Array.from({ length: count - a - 1 }, (_, k): [number, number] => [a, a + k + 1]),
  ).flat();
}

const needsCity = ({ cities = [] }: DiscoveryDataTile, a: number, b: number): boolean =>
  cities.some(({ land, sea }) => (land === a && sea === b) || (land === b && sea === a));

const bordersOn = ({ borders = [] }: DiscoveryDataTile, a: number, b: number): boolean =>
  borders.some(([m, g]) => (m === a && g === b) || (m === b && g === a));

const numberOf = (side: string): number => 'nesw'.indexOf(side);
const areBeside = (a: string, b: string): boolean => Math.abs(numberOf(a) - numberOf(b)) % 2 === 1;
const areNeighbours = (a: DiscoveryDataFeature, b: DiscoveryDataFeature): boolean =>
  a.at.some((one) => b.at.some((other) => areBeside(one, other)));

/** Pairs of bays that border each other. */
function touchingBays(tile: DiscoveryDataTile, middle: number): [number, number][] {
  return (tile.borders ?? []).filter(([a, b]) => a !== middle && b !== middle);
}

function bayOf(tile: DiscoveryDataTile, feature: number, middle: number): Bay {
  const { at } = tile.features[feature]!;
  const seed = `discovery ${tile.kind} ${at.join('')}`;
  const isBay = (side: string): boolean => {
    const other = tile.features.findIndex((candidate) => candidate.at.some((one) => one === side));
    return other !== middle && other !== feature;
  };
  const side = at.length === 2 && at[0] === 'n' && at[1] === 'w' ? 3 : numberOf(at[0]!);
  const letter = (turn: number): string => 'nesw'[(side + turn) % 4]!;
  const depth =
    isBay(letter(1)) || isBay(letter(3)) ? DEPTH.beside : isBay(letter(2)) ? DEPTH.opposite : DEPTH.alone;
  const [line, corners] = at.length === 1 ? aboutSide(depth) : aboutCorner();
  const inner = wobble(smooth(line), AMPLITUDE, WAVES, seed).slice(1, -1);
  const shore = [line[0]!, ...inner, line.at(-1)!].map((p) => rotate(p, side));
  return { feature, shore, ring: [...shore, ...corners.map((p) => rotate(p, side))] };
}

/** From the north-west corner to the north-east one. */
function aboutSide(depth: number): [shore: Point[], corners: Point[]] {
  const half: Point[] = [
    [0, 0],
    [13, 8.5],
    [30, depth * 0.87],
  ];
  const back = half.map(([x, y]): Point => [100 - x, y]).reverse();
  return [[...half, [50, depth], ...back], []];
}

/** From the north-west corner to the south-east one, about the north-east. */
function aboutCorner(): [shore: Point[], corners: Point[]] {
  const half: Point[] = [
    [0, 0],
    [14, 9],
    [34, 28],
  ];
  const back = half.map(([x, y]): Point => [100 - y, 100 - x]).reverse();
  return [[...half, [52, 48], ...back], [[100, 0]]];
}

/** A curve through these points. */
function smooth(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const curve = points.slice(1).flatMap((_, i) =>
    Array.from({ length: 8 }, (_, step) => {
      const t = step / 8;
      return [0, 1].map((axis) => {
        const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)].map((p) => p[axis]!) as [
          number,
          number,
          number,
          number,
        ];
        return (
          0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        );
      }) as unknown as Point;
    }),
  );
  return resample([...curve, points.at(-1)!], 2);
}

/**
 * The rings of all bays by their features; of two that border each other the first takes what lies between.
 */
function touching(
  tile: DiscoveryDataTile,
  middle: number,
  bays: readonly Bay[],
): Map<number, readonly Point[]> {
  const rings = new Map(bays.map(({ feature, ring }) => [feature, ring]));
  for (const [a, b] of touchingBays(tile, middle)) {
    const [one, other] = [a, b].map((i) => bays.find(({ feature }) => feature === i)!) as [Bay, Bay];
    const [from, along] = fromCommonCorner(one.shore, other.shore);
    // A little into the other bay, from which it is taken again.
    const inside = along.map((p, i): Point => mix(from[Math.min(i, from.length - 1)]!, p, 1.4));
    const grown = largest(joined([one.ring, [...from, ...inside.reverse()]]));
    rings.set(a, largest(without(grown, [other.ring])));
  }
  return rings;
}

/** How far along two shores their features touch. */
const TOUCH = 44;

/** The beginnings of two shores, from the corner that they share. */
function fromCommonCorner(
  one: readonly Point[],
  other: readonly Point[],
): [readonly Point[], readonly Point[]] {
  const isEnd = (p: Point): boolean => [other[0]!, other.at(-1)!].some((end) => distance(end, p) < 0.1);
  const corner = isEnd(one[0]!) ? one[0]! : one.at(-1)!;
  const beginning = (shore: readonly Point[]): Point[] =>
    (distance(shore[0]!, corner) < 0.1 ? [...shore] : [...shore].reverse()).filter(
      (p) => distance(p, corner) < TOUCH,
    );
  return [beginning(one), beginning(other)];
}

const largest = (rings: readonly Point[][]): Point[] =>
  rings.reduce((a, b) => (Math.abs(ringArea(b)) > Math.abs(ringArea(a)) ? b : a));

/** What the bays leave. They are taken with a little of what lies outside, so that no sliver is left. */
function restOf(tile: DiscoveryDataTile, middle: number, rings: readonly (readonly Point[])[]): Point[][] {
  const taken = tile.features.flatMap(({ at }, i) => (i === middle ? [] : at));
  const left = fieldPolygons([...rings, ...taken.map((side) => beyond(numberOf(side)))]);
  if (left.length !== 1) throw new Error(`${tile.kind}: the middle falls into ${left.length}`);
  return left[0]!.rings;
}

/** A strip outside a side, and a hair of the tile. */
function beyond(side: number): Point[] {
  const strip: Point[] = [
    [0, -1],
    [100, -1],
    [100, 0.02],
    [0, 0.02],
  ];
  return strip.map((p) => rotate(p, side));
}

const citiesOn = (cities: readonly DiscoveryCity[], feature: number): Keepout[] =>
  cities
    .filter(({ land, sea }) => land === feature || sea === feature)
    .map(({ at }) => ({ at, radius: CITY_RADIUS }));

/** Each stands where it leaves most room for pieces on both sides of the shore. */
function citiesOf(
  tile: DiscoveryDataTile,
  bays: readonly Bay[],
  areas: readonly (readonly (readonly Point[])[])[],
): DiscoveryCity[] {
  const cities: DiscoveryCity[] = [];
  for (const { land, sea } of tile.cities ?? []) {
    const { shore } = bays.find(({ feature }) => feature === land || feature === sea)!;
    const rooms = [land, sea].map((i) => ({ feature: i, spots: spotsIn(roughly(areas[i]!)) }));
    const others = areas.filter((_, i) => i !== land && i !== sea);
    const worth = (at: Point): number => {
      const all = [...cities, { at, land, sea }];
      const room = rooms.map(({ feature, spots }) => roomBeside(spots, citiesOn(all, feature)));
      const apart = Math.min(30, ...cities.map((city) => distance(city.at, at)));
      return Math.min(ENOUGH, ...room) + apart * 0.2 - distance(at, CENTRE) * 0.02;
    };
    const sites = shore
      .filter((p, i) => isCitySite(p, i / shore.length, others))
      .map((at) => ({ at, worth: worth(at) }));
    cities.push({ at: sites.reduce((a, b) => (b.worth > a.worth ? b : a)).at, land, sea });
  }
  return cities;
}

/** Whether a city there is clear of the shore's ends, the border and all features but its two. */
function isCitySite(p: Point, share: number, others: readonly (readonly (readonly Point[])[])[]): boolean {
  const [x, y] = p;
  const border = Math.min(x, y, 100 - x, 100 - y);
  return (
    share > SHORE_END &&
    share < 1 - SHORE_END &&
    border >= CITY_FROM_BORDER &&
    others.every((area) => distanceToRings(p, area) >= CITY_RADIUS + 1)
  );
}

/** Points of an area with their distances from its edge. */
function spotsIn(area: readonly (readonly Point[])[]): Spot[] {
  const values = Array.from({ length: 24 }, (_, i) => 4 + 4 * i);
  return values
    .flatMap((x) => values.map((y): Point => [x, y]))
    .map((at) => ({ at, clearance: clearanceAt(at, area, []) }))
    .filter(({ clearance }) => clearance > 0);
}

/** The room that cities leave for a piece. */
function roomBeside(spots: readonly Spot[], cities: readonly Keepout[]): number {
  const rooms = spots.map(({ at, clearance }) =>
    Math.min(clearance, ...cities.map((city) => distance(at, city.at) - city.radius)),
  );
  return Math.max(...rooms);
}
