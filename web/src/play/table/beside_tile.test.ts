import { expect, test } from 'vitest';
import { type Box, besideTile, meet } from './beside_tile.ts';

const ROOM: Box = { left: 0, top: 0, width: 800, height: 600 };
const BUTTONS = { width: 200, height: 44 };
const tileAt = (left: number, top: number): Box => ({ left, top, width: 100, height: 100 });

test('buttons stand below a tile where nothing is in their way', () => {
  const side = besideTile(BUTTONS, tileAt(350, 250), ROOM, []);
  expect(side.top).toBeGreaterThan(350);
  expect(side.left + side.width / 2).toBe(400);
});

test('they keep clear of places that can be pressed', () => {
  const below = tileAt(350, 350);
  const right = tileAt(450, 250);
  const tile = tileAt(350, 250);
  for (const kept of [[below], [below, right]]) {
    const side = besideTile(BUTTONS, tile, ROOM, kept);
    expect(kept.some((box) => meet(side, box))).toBe(false);
    expect(meet(side, tile)).toBe(false);
  }
});

test('they stay in the room, and off the tile, wherever it lies', () => {
  for (const tile of [tileAt(0, 0), tileAt(700, 500), tileAt(0, 500), tileAt(700, 0), tileAt(350, 500)]) {
    const side = besideTile(BUTTONS, tile, ROOM, []);
    expect(meet(side, tile)).toBe(false);
    expect([side.left >= 0, side.left + side.width <= 800]).toEqual([true, true]);
    expect([side.top >= 0, side.top + side.height <= 600]).toEqual([true, true]);
  }
});

test('where every side is in somebody\u2019s way, the tile at least is seen', () => {
  const tile = tileAt(350, 250);
  const around = [tileAt(350, 350), tileAt(450, 250), tileAt(250, 250), tileAt(350, 150)];
  expect(meet(besideTile(BUTTONS, tile, ROOM, around), tile)).toBe(false);
});
