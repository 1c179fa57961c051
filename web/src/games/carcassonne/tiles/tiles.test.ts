import { expect, test } from 'vitest';
import { innerRuns, rimPath } from '../../../art/paths.ts';
import { distanceToRings, insideRings, type Point } from '../../../geometry/points.ts';
import { drawnTiles, tileShape, tileWithBanks, whenDrawn } from './catalogue.ts';
import { describeTile } from './describe.ts';
import { featureAt } from './hit.ts';
import { SIGHTS, type Sight } from './types.ts';
import { cityRing } from './walled_city.ts';

await Promise.all(drawnTiles().map(whenDrawn));

test('a quarter turn clockwise takes north to east', () => {
  expect(tileShape('base-D', 0).edges).toBe('CRFR');
  expect(tileShape('base-D', 1).edges).toBe('RCRF');
  expect(tileShape('base-D', 1).features[0]!.edges).toEqual(['E']);
  expect(tileShape('base-D', 1).features[2]!.halves).toEqual([1, 4]);
});

test('four quarter turns bring every slot back', () => {
  for (const id of drawnTiles()) {
    const slots = [0, 1, 2, 3].map((rotation) => tileShape(id, rotation).features.map(({ slot }) => slot));
    for (const [i, [x, y]] of slots[0]!.entries()) {
      const { kind, at } = tileShape(id, 0).features[i]!;
      // Pieces stand in front of buildings that are painted upright.
      if (kind === 'monastery' || (kind === 'city' && at)) continue;
      expect(slots[2]![i]![0]).toBeCloseTo(100 - x);
      expect(slots[2]![i]![1]).toBeCloseTo(100 - y);
      expect(slots[1]![i]![0]).toBeCloseTo(100 - y);
      expect(slots[3]![i]![0]).toBeCloseTo(y);
    }
  }
});

test('a monk stands in front of the monastery in every rotation', () => {
  const places = [0, 1, 2, 3].map((rotation) => tileShape('base-A', rotation).features[0]!.slot);
  expect(new Set(places.map((place) => place.join())).size).toBe(1);
  expect(places[0]![1]).toBeGreaterThan(50);
});

test('the feature under its own slot is itself, in every rotation', () => {
  for (const id of drawnTiles()) {
    for (const rotation of [0, 1, 2, 3]) {
      const shape = tileShape(id, rotation);
      for (const [i, { kind, slot }] of shape.features.entries()) {
        // Sights can't be claimed: the land under them is found.
        if (SIGHTS.includes(kind as Sight)) expect(featureAt(shape, slot), id).not.toBe(i);
        else expect(featureAt(shape, slot), id).toBe(i);
      }
    }
  }
});

test('a press beside a road still finds the road', () => {
  const shape = tileShape('base-U', 0);
  expect(featureAt(shape, [3, 44.5])).toBe(0);
  expect(featureAt(shape, [3, 40])).toBe(1);
});

test('facts about a tile follow its rotation', () => {
  const facts = describeTile('base-S', 1);
  expect(facts.terrain).toEqual({ N: 'city', E: 'city', S: 'city', W: 'road' });
  expect(facts.features[0]).toMatchObject({ kind: 'city', sides: ['N', 'E', 'S'], pennants: 1 });
  expect(facts.features[1]).toMatchObject({ kind: 'road', sides: ['W'], ends: true });
  expect(facts.crossing).toBe(false);
  expect(describeTile('base-L', 0).crossing).toBe(true);
  expect(describeTile('river-spring', 2).features[0]).toMatchObject({
    kind: 'river',
    sides: ['W'],
    pond: 'spring',
  });
  expect(describeTile('base-U-garden', 0).features.map(({ kind }) => kind)).toContain('garden');
});

test('a tile of the walled city shows its part of it in any rotation', () => {
  const ring = (rotation: number): Point[] => cityRing(tileShape('count-r1c1', rotation).block!);
  expect(tileShape('base-D', 0).block).toBe(undefined);
  for (const rotation of [0, 1, 2, 3]) {
    const gate = tileShape('count-r1c1', rotation).gates[0]!.at;
    expect(distanceToRings(gate, [ring(rotation)])).toBeLessThan(0.2);
  }
  // The middle of the city lies in the southeast of its northwest tile.
  expect(insideRings([99, 99], [ring(0)])).toBe(true);
  expect(insideRings([1, 99], [ring(1)])).toBe(true);
  expect(insideRings([99, 99], [ring(1)])).toBe(false);
});

test('banks are parted only on the tiles where a river begins or ends', () => {
  expect(tileWithBanks('river-spring', true)).toBe('river-spring');
  expect(tileWithBanks('river1-straight', false)).toBe('river1-straight');
  const cut = describeTile(tileWithBanks('river1-lake', false), 0);
  expect(cut.features.map(({ kind, sides }) => [kind, sides.join('')])).toEqual([
    ['river', 'W'],
    ['field', 'NEW'],
    ['field', 'ESW'],
  ]);
});

test('a tile without a drawing is a bare meadow, not an error', () => {
  expect(describeTile('base-unknown', 3).terrain.N).toBe('field');
});

test('a rim leaves out what lies on the border of the tile', () => {
  const ring: Point[] = [
    [0, 0],
    [100, 0],
    [100, 40],
    [50, 60],
    [0, 40],
  ];
  expect(innerRuns(ring)).toEqual([
    [
      [100, 40],
      [50, 60],
      [0, 40],
    ],
  ]);
  expect(rimPath(tileShape('base-C', 0).features[0]!)).toBe('');
  expect(rimPath(tileShape('base-B', 0).features[1]!)).toBe('');
});

test('a ring within the tile is rim all round', () => {
  const ring: Point[] = [
    [40, 40],
    [60, 40],
    [50, 60],
  ];
  expect(innerRuns(ring)[0]).toHaveLength(4);
});
