import { expect, it } from 'vitest';
import { cellsBeside } from './cells_beside.ts';

it('the cells beside two tiles are the six about them, without the one that is closed in twice', () => {
  const tiles = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];
  const cells = cellsBeside(tiles).map(({ x, y }) => `${x},${y}`);
  expect(cells.sort()).toEqual(['-1,0', '0,-1', '0,1', '1,0', '1,2', '2,1'].sort());
});
