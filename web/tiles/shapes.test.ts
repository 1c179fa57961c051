// The build-time proof that what is drawn is what is scored, over every tile of the drawn sets.

import { describe, expect, test } from 'vitest';
import {
  distance,
  distanceToLine,
  distanceToRings,
  insideRings,
  type Point,
  ringArea,
  rotate,
} from '../src/geometry/points.ts';
import { decodeShapes } from '../src/tiles/decode.ts';
import { turnShape } from '../src/tiles/turn.ts';
import { RADIUS, SIDES, type TileFeature, type TileShape } from '../src/tiles/types.ts';
import { readTiles } from './data.ts';
import { encodeShapes } from './encode.ts';
import { HALF_POINTS } from './fields.ts';
import { shapeOf } from './shape.ts';
import { clearanceAt } from './slots.ts';

const SETS = new URL('../../engine/data/sets', import.meta.url).pathname;
const data = readTiles(SETS);
const packed = encodeShapes(data.map(shapeOf));
/** The shapes as the browser gets them, rounding included. */
const shapes = decodeShapes(packed);
const pairs = shapes.map((shape, i) => ({ id: shape.id, shape, tile: data[i]! }));

const kinds = (shape: TileShape, kind: string): TileFeature[] =>
  shape.features.filter((f) => f.kind === kind);

test('every base tile with and without a garden is there', () => {
  expect(pairs.filter(({ id }) => id.startsWith('base-')).map(({ id }) => id)).toHaveLength(32);
});

describe.each(pairs)('$id', ({ shape, tile }) => {
  test('features keep the order and kinds of the data', () => {
    expect(shape.features.map((f) => f.kind)).toEqual(tile.features.map((f) => f.kind));
  });

  test('each field polygon touches exactly the half sides that the data list', () => {
    for (const [i, feature] of shape.features.entries()) {
      if (feature.kind !== 'field') continue;
      const touched = HALF_POINTS.flatMap((p, half) => (insideRings(p, feature.area) ? [half] : []));
      expect(touched).toEqual(tile.features[i]!.halves);
    }
  });

  test('each city covers exactly its sides', () => {
    for (const [i, feature] of shape.features.entries()) {
      if (feature.kind !== 'city') continue;
      const covered = SIDES.filter((_, side) =>
        [0.5, 8, 25, 50, 75, 92, 99.5].every((along) => insideRings(onSide(side, along, 0.01), feature.area)),
      );
      expect(covered.join('')).toBe(tile.features[i]!.edges);
      expect(covered).toEqual(feature.edges);
    }
  });

  test('no two areas of cities, roads and fields overlap, and together they fill the tile', () => {
    const areas = shape.features.filter((f) => ['city', 'road', 'field'].includes(f.kind));
    for (let x = 0.5; x < 100; x += 3) {
      for (let y = 0.5; y < 100; y += 3) {
        const p: Point = [x, y];
        const here = areas.filter((f) => f.kind !== 'road' && insideRings(p, f.area));
        const onRoad = areas.some((f) => f.kind === 'road' && insideRings(p, f.area));
        const inJunction = shape.junctions.some((j) => distance(j.at, p) <= RADIUS.junction + 0.2);
        if (here.length !== (onRoad || inJunction ? 0 : 1)) {
          // Within the rounding of the border between two areas either answer is right.
          expect(Math.min(...areas.map((f) => distanceToRings(p, f.area)))).toBeLessThan(0.2);
        }
      }
    }
  });

  test('slots lie inside their feature, clear of its edge and of each other', () => {
    const standing = shape.features.flatMap((f) => [
      ...(f.kind === 'monastery' || f.kind === 'garden' ? [{ at: f.at!, radius: RADIUS[f.kind] }] : []),
      ...f.shields.map((at) => ({ at, radius: RADIUS.pennant })),
    ]);
    for (const feature of shape.features) {
      if (feature.kind === 'city' || feature.kind === 'field') {
        expect(clearanceAt(feature.slot, feature.area, standing), feature.kind).toBeGreaterThanOrEqual(12);
      }
      if (feature.kind === 'road') expect(distanceToLine(feature.slot, feature.lines[0]!)).toBeLessThan(0.2);
    }
    for (const rotation of [0, 1, 2, 3]) {
      const slots = turnShape(shape, rotation).features.map(({ slot }) => slot);
      for (const [i, slot] of slots.entries()) {
        for (const other of slots.slice(i + 1)) expect(distance(slot, other)).toBeGreaterThanOrEqual(18);
      }
    }
  });

  test('pennants and gardens stand clear inside their region', () => {
    for (const city of kinds(shape, 'city')) {
      expect(city.shields).toHaveLength(city.pennants);
      for (const at of city.shields) expect(clearanceAt(at, city.area, [])).toBeGreaterThan(RADIUS.pennant);
    }
    for (const garden of kinds(shape, 'garden')) {
      const room = kinds(shape, 'field').map((field) => clearanceAt(garden.at!, field.area, []));
      expect(Math.max(...room)).toBeGreaterThan(RADIUS.garden);
    }
  });

  test('every side shows its neighbour the border of its terrain, mirrored or not', () => {
    for (const [side, terrain] of [...shape.edges].entries()) {
      for (let along = 1; along < 100; along += 2) {
        const seen = kindAt(shape, onSide(side, along, 0.05));
        expect(seen, `side ${SIDES[side]} at ${along}`).toBe(borderKind(terrain, along));
        expect(borderKind(terrain, along)).toBe(borderKind(terrain, 100 - along));
      }
    }
  });

  test('rings run clockwise and hold area', () => {
    for (const feature of shape.features) {
      expect(Math.abs(ringArea(feature.area[0]!))).toBeGreaterThan(14);
    }
  });
});

test('the same data give the same bytes', { timeout: 30_000 }, () => {
  const again = readTiles(SETS).reverse().map(shapeOf).reverse();
  expect(JSON.stringify(encodeShapes(again))).toBe(JSON.stringify(packed));
});

test('a tile that cannot be drawn is refused', () => {
  const strange = { id: 'x', count: 1, edges: 'FFFF', features: [{ kind: 'volcano' }] };
  expect(() => shapeOf(strange)).toThrow('volcano');
});

/** A point at `along` on a side seen clockwise, `depth` inside the tile. */
function onSide(side: number, along: number, depth: number): Point {
  return rotate([along, depth], side);
}

function borderKind(terrain: string, along: number): string {
  if (terrain === 'C') return 'city';
  return terrain === 'R' && Math.abs(along - 50) < 4.6 ? 'road' : 'field';
}

function kindAt(shape: TileShape, p: Point): string | undefined {
  return shape.features.find((f) => ['city', 'road', 'field'].includes(f.kind) && insideRings(p, f.area))
    ?.kind;
}
