import { expect, test } from 'vitest';
import {
  cellAt,
  centredOn,
  fitted,
  type Insets,
  isVisible,
  NO_INSETS,
  revealing,
  toBoard,
  ZOOM_MAX,
  ZOOM_MIN,
  zoomAround,
} from './view_maths.ts';

const SIZE = { width: 800, height: 600 };
const SHEET: Insets = { top: 0, right: 0, bottom: 200, left: 0 };

test('zooming keeps what lies under the pointer', () => {
  const view = { left: 37, top: -12, zoom: 1.3 };
  const at = [210, 95] as const;
  const closer = zoomAround(view, at, 1.7);
  expect(closer.zoom).toBeCloseTo(1.3 * 1.7);
  expect(toBoard(closer, at)[0]).toBeCloseTo(toBoard(view, at)[0]);
  expect(toBoard(closer, at)[1]).toBeCloseTo(toBoard(view, at)[1]);
});

test('zoom stops at its limits and still keeps the point', () => {
  const view = { left: 10, top: 20, zoom: 1 };
  for (const [factor, zoom] of [
    [1000, ZOOM_MAX],
    [0.0001, ZOOM_MIN],
  ] as const) {
    const next = zoomAround(view, [300, 200], factor);
    expect(next.zoom).toBe(zoom);
    expect(toBoard(next, [300, 200])[0]).toBeCloseTo(290);
  }
});

test('cells west and north of the start have negative numbers', () => {
  const view = { left: 400, top: 300, zoom: 2 };
  expect(cellAt(view, [400, 300])).toEqual({ x: 0, y: 0 });
  expect(cellAt(view, [399, 299])).toEqual({ x: -1, y: -1 });
  expect(cellAt(view, [400 + 2 * 250, 300])).toEqual({ x: 2, y: 0 });
});

test('a fitted view shows every cell inside the free rectangle', () => {
  const cells = [
    { x: -4, y: 2 },
    { x: 5, y: -1 },
    { x: 0, y: 0 },
  ];
  const view = fitted(cells, SIZE, SHEET, 1.5);
  for (const cell of cells) expect(isVisible(view, cell, SIZE, SHEET)).toBe(true);
  expect(isVisible(view, { x: -6, y: 2 }, SIZE, SHEET)).toBe(false);
});

test('a single tile is not blown up, and an empty board shows the first cell in the middle', () => {
  expect(fitted([{ x: 3, y: 3 }], SIZE, NO_INSETS, 1.5).zoom).toBe(1.5);
  const empty = fitted([], SIZE, NO_INSETS, 1);
  expect(toBoard(empty, [400, 300])).toEqual([50, 50]);
});

test('centring puts a point in the middle of what panels leave free', () => {
  const view = centredOn([150, 250], 2, SIZE, SHEET);
  expect(toBoard(view, [400, 200])).toEqual([150, 250]);
});

test('revealing moves only when it must, and no further', () => {
  const view = { left: 0, top: 0, zoom: 1 };
  expect(revealing(view, { x: 2, y: 2 }, SIZE, NO_INSETS)).toEqual(view);
  expect(revealing(view, { x: 8, y: 0 }, SIZE, NO_INSETS)).toEqual({ left: -100, top: 0, zoom: 1 });
  expect(revealing(view, { x: -1, y: 0 }, SIZE, NO_INSETS)).toEqual({ left: 100, top: 0, zoom: 1 });
  expect(revealing(view, { x: 0, y: 4 }, SIZE, SHEET)).toEqual({ left: 0, top: -100, zoom: 1 });
});

test('a tile wider than the free rectangle is centred in it', () => {
  const view = { left: 0, top: 0, zoom: 5 };
  const { top } = revealing(view, { x: 0, y: 3 }, SIZE, SHEET);
  expect(top + 3.5 * 500).toBe(200);
});
