import { expect, test } from 'vitest';
import { distance } from '../../../geometry/points.ts';
import { PLAN } from '../tiles/catalogue.ts';
import { bends, cornerPlace, INSIDE_CELLS, SPACES, spacePlace, WALL_CELLS, wallEdges } from './wall_map.ts';

const spaces = Array.from({ length: SPACES }, (_, score) => spacePlace(score));

test('a hundred score spaces lie on the wall, none upon another, and beyond 99 they begin again', () => {
  expect(SPACES).toBe(100);
  for (const [i, place] of spaces.entries()) {
    const [x, y] = place;
    expect(WALL_CELLS).toContainEqual({ x: Math.floor(x / 100), y: Math.floor(y / 100) });
    for (const other of spaces.slice(i + 1)) expect(distance(place, other)).toBeGreaterThan(30);
  }
  expect(spacePlace(116)).toEqual(spacePlace(16));
});

test('following the scores leads along the wall without a leap', () => {
  for (const [i, place] of spaces.entries()) {
    expect(distance(place, spaces[(i + 1) % SPACES]!), `${i}`).toBeLessThan(110);
  }
});

test('wall tiles lie at every bend but the one where the scores begin, clear of the spaces', () => {
  expect(bends()).toEqual([0, ...PLAN.corners]);
  for (const corner of PLAN.corners) {
    for (const place of spaces) expect(distance(cornerPlace(corner), place)).toBeGreaterThan(36);
  }
});

test('the wall shuts in the 76 spaces of the board', () => {
  expect(INSIDE_CELLS).toHaveLength(76);
  for (const cell of INSIDE_CELLS) expect(WALL_CELLS).not.toContainEqual(cell);
  for (const row of [1, 3, 5, 12]) {
    expect(INSIDE_CELLS.filter(({ y }) => y === row)).toHaveLength({ 1: 6, 3: 9, 5: 5, 12: 4 }[row]!);
  }
});

test('start spaces lie beside the cells that the rules name', () => {
  const faced = { 'start-1': [2, 10], 'start-4': [7, 1], 'start-5': [9, 3], 'start-7': [4, 12] } as const;
  for (const [id, [x, y]] of Object.entries(faced)) {
    const start = PLAN.starts.find((space) => space.id === id)!;
    expect(Math.abs(start.x - x) + Math.abs(start.y - y)).toBe(1);
  }
});

test('every side of the wall is either inner or outer', () => {
  const { inner, outer } = wallEdges();
  // A closed ring of 50 cells touches itself along 50 sides.
  expect(inner.length + outer.length).toBe(50 * 4 - 2 * 50);
});
