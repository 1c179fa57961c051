import { expect, test } from 'vitest';
import { discoveryShape, discoveryTiles } from './catalogue.ts';
import { describeDiscoveryTile } from './describe.ts';
import { discoveryFeatureAt } from './hit.ts';

test('the region under its own slot is itself, in every rotation', () => {
  for (const id of discoveryTiles()) {
    for (const rotation of [0, 1, 2, 3]) {
      const shape = discoveryShape(id, rotation);
      for (const [i, { slot }] of shape.features.entries())
        expect(discoveryFeatureAt(shape, slot), id).toBe(i);
    }
  }
});

test('facts about a tile follow its rotation', () => {
  const { features, cities } = describeDiscoveryTile('D01', 1);
  expect(features.map(({ kind, sides }) => `${kind} ${sides.join('')}`)).toEqual([
    'mountain NS',
    'grassland E',
    'sea W',
  ]);
  expect(cities.map(({ land, sea }) => [land.kind, sea.sides])).toEqual([['mountain', ['W']]]);
});

test('an unknown tile is blank', () => {
  expect(discoveryShape('D99', 2)).toEqual({ id: 'D99', features: [], cities: [] });
});
