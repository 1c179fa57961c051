// Where houses stand: in rows along walls and lanes, and at villages where roads meet.

import type { House, Plant } from '../../../art/things.ts';
import {
  add,
  distance,
  distanceToLine,
  insideRings,
  normals,
  type Point,
  resample,
  scale,
} from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { HALF_WIDTH, type TileFeature, type TileShape } from '../tiles/types.ts';
import { BORDER, borderRoom, clearOf, kept, wallRoom } from './layout_room.ts';

interface Site {
  at: Point;
  angle: number;
  /** Houses of one row stand close together; between rows there is a lane. */
  row: number;
}

export function cityHouses(shape: TileShape, random: Random): House[] {
  const taken = kept(shape, 7.5);
  const gates = shape.gates.map(({ at }) => ({ at, radius: 9 }));
  const streets = roadLines(shape);
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
        wallRoom(shape, at) >= room + 2.6 &&
        clearOf(at, taken, room) &&
        clearOf(at, gates, 0) &&
        streets.every((line) => distanceToLine(at, line) >= HALF_WIDTH.road + room) &&
        built.every((other) => distance(at, other.at) >= (other.row === row ? 7.3 : 9.1));
      if (!free) continue;
      built.push({ ...site, length, depth, tint: random() });
    }
  }
  return built;
}

/** Any side may be on top, where a roof reaches up. */
function staysInside([x, y]: Point, angle: number, length: number, depth: number): boolean {
  const roof = 3.8;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [(cos * length + sin * depth) / 2, (sin * length + cos * depth) / 2];
  return Math.min(x, BORDER - x) >= wide + roof && Math.min(y, BORDER - y) >= high + roof;
}

/**
 * A row along each wall, part of a ring about the square where the piece stands, then short rows of houses.
 */
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

function roadLines(shape: TileShape): (readonly Point[])[] {
  const roads = shape.features.flatMap((feature) => (feature.kind === 'road' ? feature.lines : []));
  return [...roads, ...shape.lanes];
}

export function villageHouses(shape: TileShape, random: Random): House[] {
  const taken = kept(shape, 8.5);
  const roads = roadLines(shape);
  const houses: House[] = [];
  for (const junction of shape.junctions) {
    if (junction.kind === 'roundabout') continue;
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

/** A few trees in courtyards and lanes. */
export function cityTrees(shape: TileShape, random: Random, houses: readonly House[]): Plant[] {
  const taken = kept(shape, 8.5);
  const streets = roadLines(shape);
  const plants: Plant[] = [];
  for (let i = 0; i < 160 && plants.length < 7; i++) {
    const at: Point = [random() * 100, random() * 100];
    const radius = 1.7 + random() * 0.6;
    const free =
      shape.features.some(({ kind, area }) => kind === 'city' && insideRings(at, area)) &&
      borderRoom(at) >= 6 &&
      wallRoom(shape, at) >= 7 &&
      clearOf(at, taken, radius) &&
      streets.every((line) => distanceToLine(at, line) >= HALF_WIDTH.road + radius + 1) &&
      houses.every((house) => distance(at, house.at) >= 5.6) &&
      plants.every((other) => distance(at, other.at) >= 6);
    if (free) plants.push({ at, radius, kind: 'tree', tint: random() });
  }
  return plants;
}
