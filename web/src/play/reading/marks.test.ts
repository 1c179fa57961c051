// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest';
import { Marks } from './marks.ts';

const game = { room: '23456789', number: 1 };
const west = { x: -1, y: 0 };

beforeEach(() => sessionStorage.clear());

it('a cell is marked, and a second time no more', () => {
  const marks = new Marks(game);
  marks.toggle(west);
  expect(marks.has(west)).toBe(true);
  marks.toggle({ ...west });
  expect(marks.has(west)).toBe(false);
  expect(marks.cells.value).toEqual([]);
});

it('marks are those of their game, and stay in the window', () => {
  new Marks(game).toggle(west);
  expect(new Marks(game).cells.value).toEqual([west]);
  expect(new Marks({ ...game, number: 2 }).cells.value).toEqual([]);
  expect(new Marks({ ...game, room: '98765432' }).cells.value).toEqual([]);
});

it('a mark is gone when a tile lies there', () => {
  const marks = new Marks(game);
  marks.toggle(west);
  marks.toggle({ x: 0, y: 1 });
  expect(marks.stillEmpty([{ x: 0, y: 0 }, west])).toEqual([{ x: 0, y: 1 }]);
});
