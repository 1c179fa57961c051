// The board's camera: which part of the board is seen, and how it gets from one view to the next.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  between,
  CELL,
  type Cell,
  centredOn,
  fitted,
  type Insets,
  isVisible,
  NO_INSETS,
  revealing,
  type Size,
  type View,
  zoomAround,
} from './view_maths.ts';

const GLIDE_MS = 240;
/** On touch a tile must be this wide for its slots to be 44 px apart. */
export const CLAIM_TILE_PX = 244;
/** A new table is not blown up beyond this. */
const FIT_ZOOM_MOST = 1.5;

export interface Camera {
  readonly view: ReadonlySignal<View>;
  readonly size: ReadonlySignal<Size>;
  /** Tells the camera how much room it has; the board does so itself. */
  resize(size: Size): void;
  /** Tells the camera what panels cover, so that fitting and revealing keep clear of them. */
  setInsets(insets: Insets): void;
  /** Shows all these cells. */
  fit(cells: readonly Cell[], glide?: boolean): void;
  /** Brings one tile close, at least `widthPx` CSS pixels wide, and remembers the view for `zoomBack`. */
  zoomToTile(cell: Cell, widthPx?: number): void;
  /** Shows all these cells, and remembers the view for `zoomBack`. */
  glanceAt(cells: readonly Cell[]): void;
  /** Returns to the view before `zoomToTile` or `glanceAt`, unless the player has moved since. */
  zoomBack(): void;
  /** Moves as little as possible so that the cell is seen whole. */
  reveal(cell: Cell): void;
  isVisible(cell: Cell): boolean;
  panBy(dx: number, dy: number): void;
  /** Zooms about a point in CSS pixels within the board, or about the middle. */
  zoomBy(factor: number, at?: readonly [number, number], glide?: boolean): void;
}

/** Moving about is not essential: people who ask for less motion see the new view at once. */
function prefersStill(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

export function createCamera(): Camera {
  const view = signal<View>({ left: 0, top: 0, zoom: 1 });
  const size = signal<Size>({ width: 0, height: 0 });
  let insets = NO_INSETS;
  let gliding = 0;
  /** Where a glide that is under way ends. */
  let goal: View | null = null;
  let returnTo: View | null = null;
  /** A fit that was asked for before the board knew its size. */
  let waiting: readonly Cell[] | null = null;

  // Commands look at the signals without subscribing whoever calls them.

  function jump(next: View): void {
    cancelAnimationFrame(gliding);
    goal = null;
    view.value = next;
  }

  function glideTo(next: View): void {
    cancelAnimationFrame(gliding);
    if (prefersStill()) {
      jump(next);
      return;
    }
    goal = next;
    const from = view.peek();
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.max(0, Math.min(1, (now - start) / GLIDE_MS));
      view.value = t < 1 ? between(from, next, 1 - (1 - t) ** 3) : next;
      if (t < 1) gliding = requestAnimationFrame(step);
      else goal = null;
    };
    gliding = requestAnimationFrame(step);
  }

  const middle = (): [number, number] => [
    (insets.left + size.peek().width - insets.right) / 2,
    (insets.top + size.peek().height - insets.bottom) / 2,
  ];

  return {
    view: computed(() => view.value),
    size: computed(() => size.value),
    resize(next) {
      const before = size.peek();
      size.value = next;
      if (waiting && next.width > 0) {
        jump(fitted(waiting, next, insets, FIT_ZOOM_MOST));
        waiting = null;
      } else if (before.width > 0) {
        const aside = (next.width - before.width) / 2;
        const down = (next.height - before.height) / 2;
        const moved = ({ left, top, zoom }: View): View => ({ left: left + aside, top: top + down, zoom });
        jump(moved(goal ?? view.peek()));
        returnTo &&= moved(returnTo);
      }
    },
    setInsets(next) {
      insets = next;
    },
    fit(cells, glide = true) {
      returnTo = null;
      if (size.peek().width === 0) {
        waiting = cells;
        return;
      }
      const next = fitted(cells, size.peek(), insets, FIT_ZOOM_MOST);
      if (glide) glideTo(next);
      else jump(next);
    },
    zoomToTile({ x, y }, widthPx = CLAIM_TILE_PX) {
      returnTo ??= view.peek();
      const zoom = Math.max(view.peek().zoom, widthPx / CELL);
      glideTo(centredOn([(x + 0.5) * CELL, (y + 0.5) * CELL], zoom, size.peek(), insets));
    },
    glanceAt(cells) {
      returnTo ??= view.peek();
      glideTo(fitted(cells, size.peek(), insets, FIT_ZOOM_MOST));
    },
    zoomBack() {
      if (returnTo) glideTo(returnTo);
      returnTo = null;
    },
    reveal(cell) {
      if (!isVisible(view.peek(), cell, size.peek(), insets)) {
        glideTo(revealing(view.peek(), cell, size.peek(), insets));
      }
    },
    isVisible: (cell) => isVisible(view.peek(), cell, size.peek(), insets),
    panBy(dx, dy) {
      returnTo = null;
      const { left, top, zoom } = view.peek();
      jump({ left: left + dx, top: top + dy, zoom });
    },
    zoomBy(factor, at = middle(), glide = false) {
      returnTo = null;
      const next = zoomAround(view.peek(), at, factor);
      if (glide) glideTo(next);
      else jump(next);
    },
  };
}
