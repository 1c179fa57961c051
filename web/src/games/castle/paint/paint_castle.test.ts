import { expect, test } from 'vitest';
import { recordingBrush } from '../../../art/recording_brush.ts';
import { distance, distanceToRings, insideRings } from '../../../geometry/points.ts';
import { randomFrom } from '../../../geometry/random.ts';
import { castleShape, castleTiles, PLAN } from '../tiles/catalogue.ts';
import { CASTLE_RADIUS } from '../tiles/types.ts';
import { frontEdges, innerEdges } from './edges.ts';
import { paintCastle } from './paint_castle.ts';
import { courtPlants } from './yards.ts';

const everything = [...castleTiles(), ...PLAN.starts.map(({ id }) => id)];

test('every tile and start space is painted in every rotation with sound numbers', {
  timeout: 300_000,
}, () => {
  for (const id of everything) {
    for (const rotation of [0, 1, 2, 3]) {
      const { brush, calls, unsound } = recordingBrush();
      paintCastle(brush, { shape: castleShape(id, 0), rotation, instance: 1, pixels: 256 });
      expect(unsound, id).toEqual([]);
      expect(calls.filter((call) => call === 'save').length).toBe(
        calls.filter((call) => call === 'restore').length,
      );
    }
  }
});

test('a building shows the wall of its south edge, and none towards the north', () => {
  const [tower, house] = castleShape('K02', 0).features;
  expect(frontEdges(tower!)).toHaveLength(1);
  expect(frontEdges(house!)).toHaveLength(0);
  expect(innerEdges(house!)).toHaveLength(1);
});

test('trees stand on courts, clear of edges, slots and markets', () => {
  for (const id of castleTiles()) {
    const shape = castleShape(id, 0);
    const plants = courtPlants(shape, randomFrom(5));
    expect(courtPlants(shape, randomFrom(5))).toEqual(plants);
    for (const { at, radius } of plants) {
      const host = shape.features.find(({ kind, area }) => kind === 'court' && insideRings(at, area))!;
      expect(distanceToRings(at, host.area)).toBeGreaterThan(radius);
      expect(distance(at, host.slot)).toBeGreaterThan(8);
      if (host.market) expect(distance(at, host.market)).toBeGreaterThan(CASTLE_RADIUS.market);
    }
  }
});
