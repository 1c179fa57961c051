import { expect, test } from 'vitest';
import { distance, distanceToLine, insideRings } from '../../../geometry/points.ts';
import { drawnTiles, tileShape, whenDrawn } from '../tiles/catalogue.ts';
import { layOut } from './layout.ts';

await Promise.all(drawnTiles().map(whenDrawn));
const everyTile = drawnTiles().map((id) => tileShape(id, 0));

test('the same tile and instance are laid out alike, other instances differ', () => {
  const shape = tileShape('base-S', 0);
  expect(layOut(shape, 'base-S 1')).toEqual(layOut(shape, 'base-S 1'));
  expect(layOut(shape, 'base-S 1').houses).not.toEqual(layOut(shape, 'base-S 2').houses);
});

test('town houses stand inside the walls and off the square where the piece stands', () => {
  for (const shape of everyTile) {
    const cities = shape.features.filter(({ kind }) => kind === 'city');
    const { houses } = layOut(shape, shape.id);
    for (const { at } of houses.filter((house) => cities.some(({ area }) => insideRings(house.at, area)))) {
      for (const city of cities) {
        for (const wall of city.lines) expect(distanceToLine(at, wall), shape.id).toBeGreaterThan(4);
        expect(distance(at, city.slot), shape.id).toBeGreaterThan(8);
        for (const shield of city.shields) expect(distance(at, shield), shape.id).toBeGreaterThan(9);
      }
    }
  }
});

test('nothing that stands up reaches the border, where it would be cut off', () => {
  for (const shape of everyTile) {
    const { houses, plants } = layOut(shape, shape.id);
    for (const [x, y] of [...houses, ...plants].map(({ at }) => at)) {
      expect(Math.min(x, y, 100 - x, 100 - y), shape.id).toBeGreaterThan(4);
    }
  }
});

test('every city has houses, and every road and river is free of them', () => {
  for (const shape of everyTile) {
    const { houses } = layOut(shape, shape.id);
    for (const feature of shape.features) {
      if (feature.kind === 'city') {
        const inside = houses.filter(({ at }) => insideRings(at, feature.area));
        expect(inside.length, shape.id).toBeGreaterThanOrEqual(3);
      }
      if (feature.kind === 'road' || feature.kind === 'river') {
        for (const { at } of houses) expect(insideRings(at, feature.area), shape.id).toBe(false);
      }
    }
  }
});
