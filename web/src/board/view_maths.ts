// The camera's arithmetic. Board units: a tile is 100 wide, cell (x, y) covers x*100..x*100+100.
// On screen, in CSS pixels within the board element: screen = board * zoom + (left, top).

export interface View {
  readonly left: number;
  readonly top: number;
  readonly zoom: number;
}

/** Space at the edges of the board element that panels cover. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const CELL = 100;
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/**
 * Zoom by hand: from a tile of 24 px, still recognisable, to one that fills a large screen. Fitting has no
 * limit.
 */
export const ZOOM_MIN = 0.24;
export const ZOOM_MAX = 5;

/** Zooms while keeping what is under the screen point there; at least `zoomLeast`. */
export function zoomAround(
  view: View,
  at: readonly [number, number],
  factor: number,
  zoomLeast = ZOOM_MIN,
): View {
  const least = Math.min(zoomLeast, view.zoom);
  const zoom = Math.max(least, Math.min(ZOOM_MAX, view.zoom * factor));
  const k = zoom / view.zoom;
  return { left: at[0] - (at[0] - view.left) * k, top: at[1] - (at[1] - view.top) * k, zoom };
}

export function toBoard(view: View, [x, y]: readonly [number, number]): [number, number] {
  return [(x - view.left) / view.zoom, (y - view.top) / view.zoom];
}

export function cellAt(view: View, screen: readonly [number, number]): Cell {
  const [x, y] = toBoard(view, screen);
  return { x: Math.floor(x / CELL), y: Math.floor(y / CELL) };
}

/** The view with a board point in the middle of the free rectangle. */
export function centredOn(at: readonly [number, number], zoom: number, size: Size, insets: Insets): View {
  const middleX = (insets.left + size.width - insets.right) / 2;
  const middleY = (insets.top + size.height - insets.bottom) / 2;
  return { left: middleX - at[0] * zoom, top: middleY - at[1] * zoom, zoom };
}

/** The closest view that shows all the cells in the free rectangle, at most `zoomMost`. */
export function fitted(cells: readonly Cell[], size: Size, insets: Insets, zoomMost: number): View {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, right] = cells.length > 0 ? [Math.min(...xs), Math.max(...xs) + 1] : [0, 1];
  const [top, bottom] = cells.length > 0 ? [Math.min(...ys), Math.max(...ys) + 1] : [0, 1];
  const margin = 0.15;
  const freeWidth = Math.max(1, size.width - insets.left - insets.right);
  const freeHeight = Math.max(1, size.height - insets.top - insets.bottom);
  const zoom = Math.min(
    freeWidth / ((right - left + 2 * margin) * CELL),
    freeHeight / ((bottom - top + 2 * margin) * CELL),
    zoomMost,
  );
  return centredOn([((left + right) / 2) * CELL, ((top + bottom) / 2) * CELL], zoom, size, insets);
}

/** Whether a cell is completely inside the free rectangle. */
export function isVisible(view: View, { x, y }: Cell, size: Size, insets: Insets): boolean {
  const left = x * CELL * view.zoom + view.left;
  const top = y * CELL * view.zoom + view.top;
  const width = CELL * view.zoom;
  return (
    left >= insets.left &&
    top >= insets.top &&
    left + width <= size.width - insets.right &&
    top + width <= size.height - insets.bottom
  );
}

/** The view moved as little as possible until the cell is inside the free rectangle. */
export function revealing(view: View, cell: Cell, size: Size, insets: Insets): View {
  const width = CELL * view.zoom;
  const shift = (start: number, from: number, to: number): number =>
    to - from < width
      ? (from + to - width) / 2 - start
      : Math.max(from - start, Math.min(0, to - width - start));
  const left = cell.x * width + view.left;
  const top = cell.y * width + view.top;
  return {
    ...view,
    left: view.left + shift(left, insets.left, size.width - insets.right),
    top: view.top + shift(top, insets.top, size.height - insets.bottom),
  };
}

export function between(a: View, b: View, t: number): View {
  return {
    left: a.left + (b.left - a.left) * t,
    top: a.top + (b.top - a.top) * t,
    zoom: a.zoom + (b.zoom - a.zoom) * t,
  };
}
