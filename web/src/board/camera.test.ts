// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { createCamera } from './camera.ts';

const CELLS = [
  { x: 0, y: 0 },
  { x: 3, y: 5 },
];

const setMotion = (motion: '0' | '1') => document.documentElement.style.setProperty('--motion', motion);

beforeEach(() => setMotion('0'));

test('after a look at one tile the board is where it was, whatever the panels did to its room meanwhile', () => {
  const camera = createCamera();
  camera.resize({ width: 390, height: 600 });
  camera.fit(CELLS);
  const before = camera.view.value;
  camera.zoomToTile(CELLS[0]!);
  camera.resize({ width: 390, height: 500 });
  camera.zoomBack();
  camera.resize({ width: 390, height: 600 });
  expect(camera.view.value).toEqual(before);
});

test('a glide ends where it was to end although the room changes on the way', () => {
  setMotion('1');
  const camera = createCamera();
  camera.resize({ width: 400, height: 600 });
  camera.zoomToTile({ x: 2, y: 2 }, 200);
  camera.resize({ width: 400, height: 500 });
  const { left, top, zoom } = camera.view.value;
  expect([left + 250 * zoom, top + 250 * zoom]).toEqual([200, 250]);
});

test('a glide is under way to what it will show', () => {
  setMotion('1');
  const camera = createCamera();
  camera.resize({ width: 400, height: 400 });
  camera.fit([{ x: 0, y: 0 }], false);
  camera.fit([{ x: 9, y: 9 }]);
  expect(camera.isVisible({ x: 9, y: 9 })).toBe(true);
  expect(camera.isVisible({ x: 0, y: 0 })).toBe(false);
});

test('who asks for less motion sees the new view at once', () => {
  const camera = createCamera();
  camera.resize({ width: 400, height: 400 });
  camera.fit([{ x: 0, y: 0 }], false);
  const before = camera.view.value;
  setMotion('1');
  camera.fit(CELLS);
  expect(camera.view.value).toEqual(before);
  setMotion('0');
  camera.fit(CELLS);
  expect(camera.view.value).not.toEqual(before);
});

test('the board that grows stays in view until the player moves it', () => {
  const camera = createCamera();
  camera.resize({ width: 390, height: 600 });
  camera.fit(CELLS);
  const far = { x: 9, y: 0 };
  camera.keepInView([...CELLS, far]);
  expect(camera.isVisible(far)).toBe(true);
  camera.panBy(5, 0);
  const byHand = camera.view.value;
  camera.keepInView([...CELLS, far, { x: -3, y: 0 }]);
  expect(camera.view.value).toEqual(byHand);
  camera.fit(CELLS);
  camera.keepInView([...CELLS, far]);
  expect(camera.isVisible(far)).toBe(true);
});

test('what was fitted stays in view when its room shrinks, and moves no further than it must', () => {
  const camera = createCamera();
  camera.resize({ width: 390, height: 600 });
  camera.fit(CELLS);
  const { zoom } = camera.view.value;
  camera.resize({ width: 390, height: 590 });
  expect(camera.view.value.zoom).toBe(zoom);
  camera.resize({ width: 390, height: 200 });
  expect(CELLS.every((cell) => camera.isVisible(cell))).toBe(true);
  camera.zoomBy(3);
  const { zoom: byHand } = camera.view.value;
  camera.resize({ width: 390, height: 150 });
  expect(camera.view.value.zoom).toBe(byHand);
});

test('a fit asked for before the board knows its size happens when it does', () => {
  const camera = createCamera();
  camera.fit(CELLS);
  camera.resize({ width: 390, height: 600 });
  expect(CELLS.every((cell) => camera.isVisible(cell))).toBe(true);
});
