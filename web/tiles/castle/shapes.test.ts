// The build-time proof that The Castle's tiles and start spaces are drawn as they are scored.

import { describe, expect, test } from 'vitest';
import { SIDES } from '../../src/art/sides.ts';
import { decodeCastle } from '../../src/games/castle/tiles/decode.ts';
import { turnCastle } from '../../src/games/castle/tiles/turn.ts';
import {
  CASTLE_RADIUS,
  type CastleFeature,
  type CastleShape,
  PATH_HALF_WIDTH,
} from '../../src/games/castle/tiles/types.ts';
import {
  distance,
  distanceToLine,
  distanceToRings,
  insideRings,
  type Point,
  rotate,
} from '../../src/geometry/points.ts';
import { clearanceAt } from '../slots.ts';
import { halfNumber, kindsOf, readCastle, type SideLetter, startSpacesOf } from './data.ts';
import { encodeCastle, planOf } from './encode.ts';
import { castleTileShape, startSpaceShape } from './shape.ts';

const data = readCastle(new URL('../../../engine/data/castle.json', import.meta.url).pathname);
const kinds = kindsOf(data);
const starts = startSpacesOf(data);
const packed = encodeCastle([...kinds.map(castleTileShape), ...starts.map(startSpaceShape)]);
/** The shapes as the browser gets them, rounding included. */
const shapes = decodeCastle(packed);
const LETTERS = { T: 'tower', H: 'house', C: 'court' } as const;

const pairs = [
  ...kinds.map(({ kind, edges, features }) => ({
    id: kind,
    edges: edges as Partial<typeof edges>,
    features,
  })),
  ...starts.map(({ id, edge, faces, features }) => ({ id, edges: { [faces]: edge }, features })),
].map((tile, i) => ({ ...tile, shape: shapes[i]! }));

test('sixty tiles of 48 kinds, tiles of one kind being alike', () => {
  expect(data.tiles).toHaveLength(60);
  expect(kinds.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 48 }, (_, i) => `K${String(i + 1).padStart(2, '0')}`),
  );
  for (const tile of data.tiles) {
    expect(tile.features).toEqual(kinds.find(({ kind }) => kind === tile.kind)!.features);
  }
});

test('the wall is a closed ring about the 76 spaces inside, and start spaces and corners lie on it', () => {
  const plan = planOf(data);
  expect(plan.wall).toHaveLength(50);
  for (const [i, [x, y]] of plan.wall.entries()) {
    const [nextX, nextY] = plan.wall[(i + 1) % 50]!;
    expect(Math.abs(nextX - x) + Math.abs(nextY - y)).toBe(1);
  }
  expect(plan.starts.map(({ id }) => id)).toHaveLength(7);
  expect(starts.map(({ id }) => id)).toEqual([...plan.starts.map(({ id }) => id), 'start-2:split'].sort());
  for (const start of plan.starts) expect(plan.wall).toContainEqual([start.x, start.y]);
  expect(plan.corners).toHaveLength(13);
  for (const space of plan.corners) {
    const at = (step: number): readonly [number, number] => plan.wall[(space / 2 + step + 50) % 50]!;
    const [before, after] = [at(-1), at(1)];
    expect(before[0] !== after[0] && before[1] !== after[1], `bend at ${space}`).toBe(true);
  }
});

describe.each(pairs)('$id', ({ shape, edges, features }) => {
  test('features keep the order, kinds, sides and halves of the data', () => {
    expect(shape.features.map(({ kind }) => kind)).toEqual(features.map(({ kind }) => kind));
    for (const [i, feature] of shape.features.entries()) {
      const at = features[i]!.at;
      if (feature.kind === 'path')
        expect(feature.edges.join('').toLowerCase()).toBe([...at].sort(bySide).join(''));
      else expect(feature.halves).toEqual(at.map(halfNumber).sort((a, b) => a - b));
    }
  });

  test('every half side is drawn as its kind, and paths leave where the data say', () => {
    for (const [letter, edge] of Object.entries(edges) as [SideLetter, string][]) {
      const side = 'nesw'.indexOf(letter);
      for (let along = 2; along < 100; along += 2) {
        const inPath = edge[1] === 'p' && Math.abs(along - 50) < PATH_HALF_WIDTH;
        if (Math.abs(along - 50) < (edge[1] === 'p' ? PATH_HALF_WIDTH + 0.3 : 0.3) && !inPath) continue;
        const wanted = inPath ? 'path' : LETTERS[edge[along < 50 ? 0 : 2] as 'T'];
        const p = rotate([along, 0.05], side);
        expect(
          at(shape, p).map(({ kind }) => kind),
          `${letter} at ${along}`,
        ).toEqual([wanted]);
      }
    }
  });

  test('each feature is one piece and touches exactly its halves', () => {
    for (const feature of shape.features) {
      if (feature.kind === 'path') continue;
      expect(feature.area).toHaveLength(1);
      for (let half = 0; half < 8; half++) {
        if (shape.faces && half >> 1 !== SIDES.indexOf(shape.faces)) continue;
        const p = rotate([half % 2 === 0 ? 25 : 75, 0.05], half >> 1);
        expect(insideRings(p, feature.area), `half ${half}`).toBe(feature.halves.includes(half));
      }
    }
  });

  test('areas neither overlap nor leave gaps', () => {
    for (let x = 1; x < 100; x += 3) {
      for (let y = 1; y < 100; y += 3) {
        const p: Point = [x, y];
        if (shape.faces && !isBeforeWall(shape, p)) continue;
        const { hub } = shape;
        if (hub && distance(hub.at, p) <= CASTLE_RADIUS[hub.kind] + 0.2) continue;
        const here = at(shape, p);
        if (here.length === 1) continue;
        // Within the rounding of the border between two areas either answer is right.
        const near = Math.min(...shape.features.map((feature) => distanceToRings(p, feature.area)));
        expect(near, `${p}`).toBeLessThan(0.25);
      }
    }
  });

  test('slots lie inside their feature, clear of its edge, of markets and of each other', () => {
    for (const feature of shape.features) {
      const standing = feature.market ? [{ at: feature.market, radius: CASTLE_RADIUS.market }] : [];
      if (feature.kind === 'path')
        expect(Math.min(...feature.lines.map((l) => distanceToLine(feature.slot, l)))).toBeLessThan(0.2);
      else expect(clearanceAt(feature.slot, feature.area, standing), feature.kind).toBeGreaterThanOrEqual(12);
    }
    // Nobody stands on a start space.
    if (shape.faces) return;
    for (const rotation of [0, 1, 2, 3]) {
      const slots = turnCastle(shape, rotation).features.map(({ slot }) => slot);
      for (const [i, slot] of slots.entries()) {
        for (const other of slots.slice(i + 1)) expect(distance(slot, other)).toBeGreaterThanOrEqual(18);
      }
    }
  });

  test('a fountain joins all its arms into one path', () => {
    if (shape.hub?.kind !== 'fountain') return;
    const paths = shape.features.filter(({ kind }) => kind === 'path');
    expect(paths).toHaveLength(1);
    expect(paths[0]!.area).toHaveLength(1);
    expect(insideRings(shape.hub.at, paths[0]!.area)).toBe(true);
  });

  test('every market, square, fountain and door of the data is there', () => {
    const paths = features.filter(({ kind }) => kind === 'path');
    for (const [i, { markets = 0 }] of features.entries())
      expect(shape.features[i]!.market !== null).toBe(markets > 0);
    expect(shape.hub?.kind === 'square').toBe(paths.some(({ ends }) => ends?.includes('square')));
    expect(shape.hub?.kind === 'fountain').toBe(paths.some(({ fountains }) => fountains));
    const doors = paths.filter(({ ends }) => ends?.some((end) => end === 'house' || end === 'tower'));
    expect(shape.doors).toHaveLength(doors.length);
  });
});

test('the same data give the same bytes', { timeout: 30_000 }, () => {
  const again = encodeCastle([...kinds.map(castleTileShape), ...starts.map(startSpaceShape)]);
  expect(JSON.stringify(again)).toBe(JSON.stringify(packed));
});

function at(shape: CastleShape, p: Point): CastleFeature[] {
  return shape.features.filter(({ area }) => insideRings(p, area));
}

function isBeforeWall({ faces }: CastleShape, [x, y]: Point): boolean {
  return { N: y < 50, E: x > 50, S: y > 50, W: x < 50 }[faces!];
}

function bySide(a: string, b: string): number {
  return 'nesw'.indexOf(a) - 'nesw'.indexOf(b);
}
