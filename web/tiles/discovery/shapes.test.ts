// The build-time proof that The Discovery's tiles are drawn as they are scored.

import { describe, expect, test } from 'vitest';
import { decodeDiscovery } from '../../src/games/discovery/tiles/decode.ts';
import { turnDiscovery } from '../../src/games/discovery/tiles/turn.ts';
import { CITY_RADIUS, type DiscoveryFeature } from '../../src/games/discovery/tiles/types.ts';
import {
  distance,
  distanceToRings,
  insideRings,
  type Point,
  resample,
  rotate,
} from '../../src/geometry/points.ts';
import { clearanceAt } from '../slots.ts';
import { readDiscovery, type SideLetter } from './data.ts';
import { encodeDiscovery } from './encode.ts';
import { discoveryTileShape } from './shape.ts';

const kinds = readDiscovery(new URL('../../../engine/data/discovery.json', import.meta.url).pathname);
const packed = encodeDiscovery(kinds.map(discoveryTileShape));
/** The shapes as the browser gets them, rounding included. */
const shapes = decodeDiscovery(packed);
const tiles = kinds.map((data, i) => ({ id: data.kind, data, shape: shapes[i]! }));

test('there are 64 kinds', () => {
  expect(kinds.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 64 }, (_, i) => `D${String(i + 1).padStart(2, '0')}`),
  );
});

describe.each(tiles)('$id', ({ data, shape }) => {
  const { features, cities } = shape;
  const here = (p: Point): DiscoveryFeature[] => features.filter(({ area }) => insideRings(p, area));

  test('features keep the order, kinds and sides of the data', () => {
    expect(features.map(({ kind }) => kind)).toEqual(data.features.map(({ kind }) => kind));
    for (const [i, { sides }] of features.entries())
      expect(sides.join('').toLowerCase()).toBe(data.features[i]!.at.join(''));
  });

  test('every side is wholly drawn as its feature', () => {
    for (const [letter, kind] of Object.entries(data.sides) as [SideLetter, string][]) {
      const owner = data.features.findIndex(({ at }) => at.includes(letter));
      for (let along = 2; along < 100; along += 2) {
        const p = rotate([along, 0.05], 'nesw'.indexOf(letter));
        expect(here(p), `${letter} at ${along}`).toEqual([features[owner]]);
        expect(here(p)[0]!.kind).toBe(kind);
      }
    }
  });

  test('each feature is one piece', () => {
    for (const { area } of features) expect(area).toHaveLength(1);
  });

  test('areas neither overlap nor leave gaps', () => {
    for (let x = 1; x < 100; x += 3) {
      for (let y = 1; y < 100; y += 3) {
        const p: Point = [x, y];
        if (here(p).length === 1) continue;
        // Within the rounding of the border between two areas either answer is right.
        expect(Math.min(...features.map(({ area }) => distanceToRings(p, area))), `${p}`).toBeLessThan(0.25);
      }
    }
  });

  test('features touch along a line where the data say so, and those of one kind never', () => {
    for (const [i, one] of features.entries()) {
      for (const [k, other] of features.slice(i + 1).entries()) {
        const j = i + 1 + k;
        const common = commonLine(one, other);
        if (one.kind === other.kind) expect(common, `${i} ${j}`).toBe(0);
        else if (one.kind !== 'sea' && other.kind !== 'sea')
          expect(common > 0, `${i} ${j}`).toBe(hasBorder(data.borders ?? [], i, j));
      }
    }
  });

  test('every city stands on the shore between its two features, with all of its ground on the tile', () => {
    expect(cities.map(({ land, sea }) => ({ land, sea }))).toEqual(data.cities ?? []);
    for (const { at, land, sea } of cities) {
      for (const feature of [land, sea])
        expect(distanceToRings(at, features[feature]!.area)).toBeLessThan(0.3);
      for (const value of at) expect(Math.min(value, 100 - value)).toBeGreaterThan(CITY_RADIUS);
      for (const [i, { area }] of features.entries())
        if (i !== land && i !== sea && !insideRings(at, area))
          expect(distanceToRings(at, area)).toBeGreaterThan(CITY_RADIUS);
    }
  });

  test('slots lie inside their feature, clear of its edge, of cities and of each other', () => {
    const keepouts = cities.map(({ at }) => ({ at, radius: CITY_RADIUS }));
    for (const { slot, area } of features)
      expect(clearanceAt(slot, area, keepouts)).toBeGreaterThanOrEqual(8);
    for (const rotation of [0, 1, 2, 3]) {
      const slots = turnDiscovery(shape, rotation).features.map(({ slot }) => slot);
      for (const [i, slot] of slots.entries())
        for (const other of slots.slice(i + 1)) expect(distance(slot, other)).toBeGreaterThanOrEqual(18);
    }
  });
});

test('the same data give the same bytes', { timeout: 60_000 }, () => {
  expect(JSON.stringify(encodeDiscovery(kinds.map(discoveryTileShape)))).toBe(JSON.stringify(packed));
});

/** How long the outlines of two features run together, away from the corners of the tile. */
function commonLine(one: DiscoveryFeature, other: DiscoveryFeature): number {
  const inner = ([x, y]: Point): boolean =>
    Math.min(x, y, 100 - x, 100 - y) > 3 && distanceToRings([x, y], other.area) < 0.6;
  return one.area.flatMap((ring) => resample([...ring, ring[0]!], 1)).filter(inner).length;
}

function hasBorder(borders: readonly (readonly [number, number])[], a: number, b: number): boolean {
  return borders.some(([m, g]) => (m === a && g === b) || (m === b && g === a));
}
