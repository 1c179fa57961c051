// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { createCamera } from './camera.ts';

const CELLS = [
  { x: 0, y: 0 },
  { x: 3, y: 5 },
];

const setMotion = (motion: '0' | '1') => document.documentElement.style.setProperty('--motion', motion);

beforeEach(() => setMotion('0'));

const PHONE = { width: 390, height: 600 };

test('after a look at one tile the board is where it was, whatever the panels did to its room meanwhile', () => {
  const camera = createCamera();
  camera.resize(PHONE);
  camera.setBoard(CELLS);
  const before = camera.view.value;
  camera.zoomToTile(CELLS[0]!);
  camera.resize({ width: 390, height: 500 });
  camera.zoomBack();
  camera.resize(PHONE);
  expect(camera.view.value).toEqual(before);
});

test('a look at one tile goes back to the view that the player chose, even after looking about meanwhile', () => {
  const camera = createCamera();
  camera.resize(PHONE);
  camera.setBoard(CELLS);
  camera.zoomBy(1.3);
  const own = camera.view.value;
  camera.zoomToTile(CELLS[0]!);
  camera.panBy(-30, 50);
  camera.zoomBy(0.2);
  camera.zoomBack();
  expect(camera.view.value).toEqual(own);
});

test('who looked about during a look at one tile still sees the whole board after it', () => {
  const camera = createCamera();
  camera.resize(PHONE);
  camera.setBoard(CELLS);
  camera.zoomToTile(CELLS[0]!);
  camera.panBy(-30, 50);
  const grown = [...CELLS, { x: 9, y: 9 }];
  camera.zoomBack();
  camera.setBoard(grown);
  expect(grown.every((cell) => camera.isVisible(cell))).toBe(true);
});

test('a look at one tile makes it as wide as its slots need, or as there is room', () => {
  const camera = createCamera();
  const widthOf = (width: number, height: number) => {
    camera.resize({ width, height });
    camera.zoomToTile(CELLS[0]!);
    const { zoom } = camera.view.value;
    camera.zoomBack();
    return Math.round(zoom * 100);
  };
  expect(widthOf(900, 900)).toBe(244);
  expect(widthOf(390, 600)).toBe(244);
  expect(widthOf(395, 203)).toBe(203);
  expect(widthOf(320, 90)).toBe(133);
});

test('what comes over a tile that is seen close makes it smaller, until the player looks about', () => {
  const camera = createCamera();
  camera.resize({ width: 390, height: 378 });
  const cell = CELLS[0]!;
  camera.zoomToTile(cell);
  camera.setInsets({ left: 0, right: 0, top: 154, bottom: 6 });
  expect(camera.isVisible(cell)).toBe(true);
  expect(Math.round(camera.view.value.zoom * 100)).toBe(218);
  camera.setInsets({ left: 0, right: 0, top: 0, bottom: 0 });
  expect(camera.isVisible(cell)).toBe(true);
  camera.panBy(-150, 0);
  const own = camera.view.value;
  camera.setInsets({ left: 0, right: 0, top: 154, bottom: 6 });
  expect(camera.view.value).toEqual(own);
});

test('a glide ends where it was to end although the room changes on the way', () => {
  setMotion('1');
  const camera = createCamera();
  camera.resize({ width: 400, height: 600 });
  camera.zoomToTile({ x: 2, y: 2 });
  camera.resize({ width: 400, height: 500 });
  const { left, top, zoom } = camera.view.value;
  expect([left + 250 * zoom, top + 250 * zoom]).toEqual([200, 250]);
});

test('a glide is under way to what it will show', () => {
  setMotion('1');
  const camera = createCamera();
  camera.setBoard([{ x: 0, y: 0 }]);
  camera.resize({ width: 400, height: 400 });
  camera.show([{ x: 9, y: 9 }]);
  expect(camera.isVisible({ x: 9, y: 9 })).toBe(true);
  expect(camera.isVisible({ x: 0, y: 0 })).toBe(false);
});

test('who asks for less motion sees the new view at once', () => {
  const camera = createCamera();
  camera.setBoard([{ x: 0, y: 0 }]);
  camera.resize({ width: 400, height: 400 });
  const before = camera.view.value;
  setMotion('1');
  camera.setBoard(CELLS);
  expect(camera.view.value).toEqual(before);
  setMotion('0');
  camera.setBoard([...CELLS, { x: 5, y: 5 }]);
  expect(camera.view.value).not.toEqual(before);
});

test('the board that grows stays in view until the player moves it', () => {
  const camera = createCamera();
  camera.resize(PHONE);
  camera.setBoard(CELLS);
  const far = { x: 9, y: 0 };
  camera.setBoard([...CELLS, far]);
  expect(camera.isVisible(far)).toBe(true);
  camera.panBy(5, 0);
  const byHand = camera.view.value;
  camera.setBoard([...CELLS, far, { x: -3, y: 0 }]);
  expect(camera.view.value).toEqual(byHand);
  camera.fitBoard();
  expect(camera.isVisible({ x: -3, y: 0 })).toBe(true);
  camera.setBoard([...CELLS, far, { x: -6, y: 0 }]);
  expect(camera.isVisible({ x: -6, y: 0 })).toBe(true);
});

test('a tile out of sight is shown at the zoom that the player chose, one in sight moves nothing', () => {
  const camera = createCamera();
  camera.resize(PHONE);
  camera.setBoard(CELLS);
  camera.zoomBy(1.4, [0, 0]);
  const own = camera.view.value;
  camera.reveal(CELLS[0]!);
  expect(camera.view.value).toEqual(own);
  camera.reveal({ x: 9, y: 9 });
  expect(camera.isVisible({ x: 9, y: 9 })).toBe(true);
  expect(camera.view.value.zoom).toBe(own.zoom);
});

test('what is whole in view stays so when its room shrinks or panels cover it, and moves no further than it must', () => {
  const camera = createCamera();
  camera.resize(PHONE);
  camera.setBoard(CELLS);
  const { zoom } = camera.view.value;
  camera.resize({ width: 390, height: 590 });
  expect(camera.view.value.zoom).toBe(zoom);
  camera.resize({ width: 390, height: 320 });
  expect(CELLS.every((cell) => camera.isVisible(cell))).toBe(true);
  camera.setInsets({ top: 60, right: 0, bottom: 60, left: 0 });
  expect(CELLS.every((cell) => camera.isVisible(cell))).toBe(true);
  camera.zoomBy(3);
  const { zoom: byHand } = camera.view.value;
  camera.resize({ width: 390, height: 150 });
  expect(camera.view.value.zoom).toBe(byHand);
});

test('a board that is told before the room is known is fitted when it is', () => {
  const camera = createCamera();
  camera.setBoard(CELLS);
  camera.resize(PHONE);
  expect(CELLS.every((cell) => camera.isVisible(cell))).toBe(true);
});

/** A board of a hundred tiles in a long line and a block, as wide as games get. */
const LARGE = Array.from({ length: 100 }, (_, i) =>
  i < 30 ? { x: i, y: 0 } : { x: i % 10, y: Math.floor(i / 10) },
);

test('by itself the board gets no smaller than can be pressed, and the middle of it is seen at first', () => {
  const camera = createCamera();
  camera.setBoard(LARGE);
  camera.resize({ width: 320, height: 400 });
  expect(camera.view.value.zoom).toBeCloseTo(0.24);
  expect(camera.isVisible({ x: 15, y: 0 })).toBe(true);
  camera.fitBoard();
  const all = camera.view.value;
  expect(all.zoom).toBeLessThan(0.24);
  camera.setBoard([...LARGE, { x: 3, y: 10 }]);
  expect(camera.view.value).toEqual(all);
});

test('a board that has grown too large to be seen whole keeps what was just brought into view', () => {
  const camera = createCamera();
  camera.resize({ width: 320, height: 400 });
  camera.setBoard(CELLS);
  const far = { x: 29, y: 0 };
  camera.reveal(far);
  camera.setBoard([...LARGE, far]);
  expect(camera.view.value.zoom).toBeCloseTo(0.24);
  expect(camera.isVisible(far)).toBe(true);
});

test.each([
  [667, 375],
  [844, 390],
  [320, 640],
  [395, 315],
  [1440, 900],
])('the whole board is all of it, at %i x %i too', (width, height) => {
  const camera = createCamera();
  camera.setInsets({ top: 48, right: 0, bottom: 64, left: 0 });
  camera.resize({ width, height });
  camera.setBoard(LARGE);
  camera.zoomBy(9);
  camera.fitBoard();
  expect(LARGE.filter((cell) => !camera.isVisible(cell))).toEqual([]);
  const { zoom } = camera.view.value;
  camera.zoomBy(0.5);
  expect(camera.view.value.zoom).toBe(Math.min(zoom, Math.max(0.24, zoom / 2)));
  camera.zoomBy(3);
  camera.zoomBy(0.001);
  expect(camera.view.value.zoom).toBe(Math.min(zoom, 0.24));
});
