// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCamera } from './camera.ts';

const CELLS = [
  { x: 0, y: 0 },
  { x: 3, y: 5 },
];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

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
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const camera = createCamera();
  camera.resize({ width: 400, height: 600 });
  camera.zoomToTile({ x: 2, y: 2 }, 200);
  camera.resize({ width: 400, height: 500 });
  const { left, top, zoom } = camera.view.value;
  expect([left + 250 * zoom, top + 250 * zoom]).toEqual([200, 250]);
});
