import { expect, it } from 'vitest';
import { partsOf } from './feature_parts.ts';

it('is every part of each tile', () => {
  const tiles: [number, number][] = [
    [0, -1],
    [0, 0],
  ];
  expect(partsOf({ tiles, parts: [[1], [0, 2]] })).toEqual([
    { x: 0, y: -1, feature: 1 },
    { x: 0, y: 0, feature: 0 },
    { x: 0, y: 0, feature: 2 },
  ]);
});

it('is empty for what concerns tiles, but no feature', () => {
  expect(partsOf({ tiles: [[0, 0]] })).toEqual([]);
});
