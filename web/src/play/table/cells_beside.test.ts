import { expect, it } from 'vitest';
import { cellsBeside } from './cells_beside.ts';

it('no tile lies on a cell beside the others', () => {
  const cells = cellsBeside([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(cells).toHaveLength(6);
  expect(cells).not.toContainEqual({ x: 1, y: 0 });
});

it('a cell beside two tiles comes once', () => {
  const tiles = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];
  const cells = cellsBeside(tiles).map(({ x, y }) => `${x},${y}`);
  expect(cells.sort()).toEqual(['-1,0', '0,-1', '0,1', '1,0', '1,2', '2,1'].sort());
});
