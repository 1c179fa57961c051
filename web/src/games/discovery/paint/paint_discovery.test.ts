import { expect, test } from 'vitest';
import { recordingBrush } from '../../../art/recording_brush.ts';
import { distance } from '../../../geometry/points.ts';
import { randomFrom } from '../../../geometry/random.ts';
import { discoveryShape, discoveryTiles } from '../tiles/catalogue.ts';
import { CITY_RADIUS } from '../tiles/types.ts';
import { peaksOn, plantsOn, roomAt } from './layout.ts';
import { paintDiscovery } from './paint_discovery.ts';
import { sailingOn } from './seas.ts';

test('every tile is painted in every rotation with sound numbers', { timeout: 300_000 }, () => {
  for (const id of discoveryTiles()) {
    for (const rotation of [0, 1, 2, 3]) {
      const { brush, calls, unsound } = recordingBrush();
      paintDiscovery(brush, { shape: discoveryShape(id, 0), rotation, instance: 1, pixels: 256 });
      expect(unsound, id).toEqual([]);
      expect(calls.filter((call) => call === 'save').length).toBe(
        calls.filter((call) => call === 'restore').length,
      );
    }
  }
});

test('what stands on a tile stands on its own ground, clear of cities and pieces, alike each time', () => {
  for (const id of discoveryTiles()) {
    const shape = discoveryShape(id, 0);
    const things = (['mountain', 'grassland', 'sea'] as const).flatMap((kind) => {
      const layOut = { mountain: peaksOn, grassland: plantsOn, sea: sailingOn }[kind];
      expect(layOut(shape, randomFrom(5))).toEqual(layOut(shape, randomFrom(5)));
      return layOut(shape, randomFrom(5)).map(({ at }) => ({ kind, at }));
    });
    for (const { kind, at } of things) {
      expect(roomAt(shape, kind, at), id).toBeGreaterThan(0);
      for (const city of shape.cities) expect(distance(city.at, at), id).toBeGreaterThan(CITY_RADIUS);
      for (const { slot } of shape.features) expect(distance(slot, at), id).toBeGreaterThan(8);
    }
  }
});

test('every mountain has a peak', () => {
  for (const id of discoveryTiles()) {
    const shape = discoveryShape(id, 0);
    if (shape.features.some(({ kind }) => kind === 'mountain'))
      expect(peaksOn(shape, randomFrom(3)).length, id).toBeGreaterThan(1);
  }
});
