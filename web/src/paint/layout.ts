// Where the small things of a painting go: decided for the tile as printed, then turned with it.

import {
  add,
  distance,
  distanceToLine,
  distanceToRings,
  insideRings,
  normals,
  type Point,
  resample,
  scale,
} from '../geometry/points.ts';
import { hashText, type Random, randomFrom } from '../geometry/random.ts';
import { HALF_WIDTH, RADIUS, type TileFeature, type TileShape } from '../tiles/types.ts';

export interface House {
  at: Point;
  /** Direction of the ridge, radians clockwise from east. */
  angle: number;
  length: number;
  depth: number;
  tint: number;
}

export interface Plant {
  at: Point;
  radius: number;
  kind: 'tree' | 'fir' | 'bush';
  tint: number;
}

/** Tilled land: strips of crops inside an uneven outline. */
export interface Patch {
  at: Point;
  /** Direction of the furrows, radians clockwise from east. */
  angle: number;
  radius: number;
  /** Outline about `at`, in the direction of the furrows. */
  outline: Point[];
  /** One number in 0..1 for each strip. */
  crops: number[];
}

export interface Layout {
  houses: House[];
  plants: Plant[];
  patches: Patch[];
  flowers: { at: Point; tint: number }[];
  blotches: { at: Point; radius: number; light: boolean }[];
}

const BORDER = 100;
const borderRoom = ([x, y]: Point): number => Math.min(x, y, BORDER - x, BORDER - y);

interface Round {
  at: Point;
  radius: number;
}

/** Things that nothing may be painted over: slots, buildings, shields. */
function kept(shape: TileShape, slotRadius: number): Round[] {
  return shape.features.flatMap((feature) => [
    { at: feature.slot, radius: slotRadius },
    ...feature.shields.map((at) => ({ at, radius: RADIUS.pennant + 1.5 })),
    ...(feature.at ? [{ at: feature.at, radius: feature.kind === 'monastery' ? 15 : 11 }] : []),
  ]);
}

const clearOf = (p: Point, rounds: readonly Round[], margin: number): boolean =>
  rounds.every(({ at, radius }) => distance(p, at) >= radius + margin);

/** Every kind of thing has randomness of its own, so that a change to one leaves the others where they are. */
export function layOut(shape: TileShape, seed: string): Layout {
  const stream = (kind: string): Random => randomFrom(hashText(`${seed} ${kind}`));
  const houses = [...cityHouses(shape, stream('town')), ...villageHouses(shape, stream('village'))];
  const patches = farmland(shape, stream('farmland'));
  const plants = greenery(shape, stream('greenery'), patches, houses);
  plants.push(...cityTrees(shape, stream('courtyards'), houses));
  return {
    houses,
    patches,
    plants,
    flowers: meadowFlowers(shape, stream('flowers')),
    blotches: blotches(stream('blotches')),
  };
}

interface Site {
  at: Point;
  angle: number;
  /** Houses of one row stand close together; between rows there is a lane. */
  row: number;
}

function cityHouses(shape: TileShape, random: Random): House[] {
  const taken = kept(shape, 7.5);
  const gates = shape.gates.map(({ at }) => ({ at, radius: 9 }));
  const built: (House & Site)[] = [];
  for (const city of shape.features) {
    if (city.kind !== 'city') continue;
    for (const site of houseSites(city, random)) {
      const { at, row } = site;
      const room = 4.1;
      const length = 6 + random() * 2.2;
      const depth = 4.3 + random() * 0.9;
      const free =
        insideRings(at, city.area) &&
        staysInside(at, site.angle, length, depth) &&
        city.lines.every((wall) => distanceToLine(at, wall) >= room + 2.6) &&
        clearOf(at, taken, room) &&
        clearOf(at, gates, 0) &&
        built.every((other) => distance(at, other.at) >= (other.row === row ? 7.3 : 9.1));
      if (!free) continue;
      built.push({ ...site, length, depth, tint: random() });
    }
  }
  return built;
}

/** Any side may come to lie on top, where a roof reaches up. */
function staysInside([x, y]: Point, angle: number, length: number, depth: number): boolean {
  const roof = 3.8;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [(cos * length + sin * depth) / 2, (sin * length + cos * depth) / 2];
  return Math.min(x, BORDER - x) >= wide + roof && Math.min(y, BORDER - y) >= high + roof;
}

/** A row along each wall, part of a ring about the square where the piece stands, then short rows of houses. */
function houseSites(city: TileFeature, random: Random): Site[] {
  const sites: Site[] = [];
  const jitter = (): number => (random() - 0.5) * 0.16;
  let row = 0;
  for (const wall of city.lines) {
    const even = resample(wall, 1.9);
    const sides = normals(even);
    const phase = random() * 40;
    for (const [i, p] of even.entries()) {
      // Every few houses a lane leads to the wall.
      if ((i * 1.9 + phase) % 29 < 3) continue;
      const [nx, ny] = sides[i]!;
      // Walls run clockwise about the city, so it lies on their right.
      sites.push({ at: add(p, scale([-nx, -ny], 7.9)), angle: Math.atan2(nx, -ny) + jitter(), row });
    }
    row += 1;
  }
  const around = random() * 2 * Math.PI;
  for (let turn = 0; turn < 4.6; turn += 0.15) {
    const at = add(city.slot, scale([Math.cos(around + turn), Math.sin(around + turn)], 13.6));
    sites.push({ at, angle: around + turn + Math.PI / 2 + jitter(), row });
  }
  for (let i = 0; i < 110; i++) {
    row += 1;
    const start: Point = [random() * 100, random() * 100];
    const toSquare = Math.atan2(city.slot[1] - start[1], city.slot[0] - start[0]);
    const angle = toSquare + (random() < 0.6 ? Math.PI / 2 : 0) + (random() - 0.5) * 0.5;
    const houses = 1 + Math.floor(random() * 4);
    for (let house = 0; house < houses; house++) {
      const at = add(start, scale([Math.cos(angle), Math.sin(angle)], house * 7.6));
      sites.push({ at, angle: angle + jitter() * 0.7, row });
    }
  }
  return sites;
}

function villageHouses(shape: TileShape, random: Random): House[] {
  const taken = kept(shape, 8.5);
  const roads = shape.features.flatMap((feature) => (feature.kind === 'road' ? feature.lines : []));
  const houses: House[] = [];
  for (const junction of shape.junctions) {
    for (let i = 0; i < 60 && houses.length < 5; i++) {
      const angle = random() * 2 * Math.PI;
      const at = add(junction.at, scale([Math.cos(angle), Math.sin(angle)], 10.5 + random() * 5));
      const free =
        roads.every((line) => distanceToLine(at, line) >= HALF_WIDTH.road + 4) &&
        clearOf(at, taken, 2) &&
        wallRoom(shape, at) >= 8 &&
        houses.every((other) => distance(at, other.at) >= 8);
      if (free) {
        houses.push({ at, angle: angle + Math.PI / 2, length: 6.4, depth: 4.6, tint: random() });
      }
    }
  }
  return houses;
}

function wallRoom(shape: TileShape, at: Point): number {
  const walls = shape.features.flatMap((feature) => (feature.kind === 'city' ? feature.lines : []));
  return Math.min(Number.POSITIVE_INFINITY, ...walls.map((wall) => distanceToLine(at, wall)));
}

function fieldsOf(shape: TileShape): TileFeature[] {
  return shape.features.filter(({ kind }) => kind === 'field');
}

function farmland(shape: TileShape, random: Random): Patch[] {
  const standing = shape.features.flatMap((f) => (f.at ? [{ at: f.at, radius: 13 }] : []));
  const patches: Patch[] = [];
  const tilt = random() * Math.PI;
  const wanted = 2 + Math.floor(random() * 2);
  for (let i = 0; i < 120 && patches.length < wanted; i++) {
    const at: Point = [14 + random() * 72, 14 + random() * 72];
    const field = fieldsOf(shape).find(({ area }) => insideRings(at, area));
    if (!field) continue;
    const radius = Math.min(10 + random() * 8, distanceToRings(at, field.area) - 1.8);
    const free =
      radius >= 8 &&
      clearOf(at, standing, radius) &&
      shape.junctions.every((junction) => distance(at, junction.at) >= radius + 16) &&
      patches.every((other) => distance(at, other.at) >= radius + other.radius + 1);
    if (free) patches.push(patchAt(at, radius, tilt + (random() - 0.5) * 0.7, random));
  }
  return patches;
}

function patchAt(at: Point, radius: number, angle: number, random: Random): Patch {
  const bend = (): number => 0.78 + random() * 0.22;
  const outline = (
    [
      [-0.86, -0.58],
      [0.05, -0.66],
      [0.86, -0.56],
      [0.9, 0.05],
      [0.84, 0.6],
      [-0.05, 0.66],
      [-0.86, 0.58],
      [-0.9, -0.02],
    ] as const
  ).map(([x, y]): Point => [x * radius * bend(), y * radius * bend()]);
  const strips = Math.max(2, Math.round(radius / 4));
  return { at, angle, radius, outline, crops: Array.from({ length: strips }, random) };
}

function greenery(
  shape: TileShape,
  random: Random,
  patches: readonly Patch[],
  houses: readonly House[],
): Plant[] {
  const taken = kept(shape, 6.5);
  const plants: Plant[] = [];
  const wanted = 22;
  let copse: { at: Point; fir: boolean } | null = null;
  for (let i = 0; i < 260 && plants.length < wanted; i++) {
    if (!copse || random() < 0.2) copse = { at: [random() * 100, random() * 100], fir: random() < 0.35 };
    const at = add(copse.at, [(random() - 0.5) * 15, (random() - 0.5) * 12]);
    const alone = random();
    const kind = alone < 0.2 ? 'bush' : copse.fir ? 'fir' : 'tree';
    const radius = kind === 'bush' ? 1.5 + random() * 0.5 : 2.3 + random() * 1.1;
    const inField = fieldsOf(shape).some(
      (field) => insideRings(at, field.area) && distanceToRings(at, field.area) >= radius + 2.2,
    );
    const free =
      inField &&
      borderRoom(at) >= radius + 3.5 &&
      // Trees stand up: what is painted north of one is hidden by it.
      borderRoom([at[0], at[1] - radius]) >= 2.5 &&
      wallRoom(shape, at) >= radius + 4.5 &&
      clearOf(at, taken, radius) &&
      patches.every((patch) => distance(at, patch.at) >= patch.radius * 0.8 + radius) &&
      houses.every((house) => distance(at, house.at) >= 4.5 + radius) &&
      plants.every((other) => distance(at, other.at) >= (radius + other.radius) * 0.78);
    if (free) plants.push({ at, radius, kind, tint: random() });
  }
  return plants;
}

/** A few trees in courtyards and lanes. */
function cityTrees(shape: TileShape, random: Random, houses: readonly House[]): Plant[] {
  const taken = kept(shape, 8.5);
  const plants: Plant[] = [];
  for (let i = 0; i < 160 && plants.length < 7; i++) {
    const at: Point = [random() * 100, random() * 100];
    const radius = 1.7 + random() * 0.6;
    const free =
      shape.features.some(({ kind, area }) => kind === 'city' && insideRings(at, area)) &&
      borderRoom(at) >= 6 &&
      wallRoom(shape, at) >= 7 &&
      clearOf(at, taken, radius) &&
      houses.every((house) => distance(at, house.at) >= 5.6) &&
      plants.every((other) => distance(at, other.at) >= 6);
    if (free) plants.push({ at, radius, kind: 'tree', tint: random() });
  }
  return plants;
}

function meadowFlowers(shape: TileShape, random: Random): { at: Point; tint: number }[] {
  const flowers: { at: Point; tint: number }[] = [];
  for (let bunch = 0; bunch < 7; bunch++) {
    const centre: Point = [random() * 100, random() * 100];
    const tint = random();
    for (let i = 0; i < 7; i++) {
      const at = add(centre, [(random() - 0.5) * 9, (random() - 0.5) * 6]);
      const grows =
        borderRoom(at) >= 2 &&
        fieldsOf(shape).some((field) => insideRings(at, field.area) && distanceToRings(at, field.area) >= 2);
      if (grows) flowers.push({ at, tint });
    }
  }
  return flowers;
}

/** Lighter and darker meadow, away from the border so that seams do not show. */
function blotches(random: Random): Layout['blotches'] {
  return Array.from({ length: 7 }, (_, i) => {
    const radius = 14 + random() * 16;
    const spread = BORDER - 2 * radius;
    return { at: [radius + random() * spread, radius + random() * spread], radius, light: i % 2 === 0 };
  });
}
