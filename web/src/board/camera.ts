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
  /** Shows all these cells, and goes on doing so when the room changes, until the player moves the board. */
  fit(cells: readonly Cell[], glide?: boolean): void;
  /** Sees to it that these cells are in view, unless the player has moved the board since the last `fit`. */
  keepInView(cells: readonly Cell[]): void;
  /** Brings one tile close, at least `widthPx` CSS pixels wide, and remembers the view for `zoomBack`. */
  zoomToTile(cell: Cell, widthPx?: number): void;
  /** Shows all these cells, and remembers the view for `zoomBack`. */
  glanceAt(cells: readonly Cell[]): void;
  /** Returns to the view before `zoomToTile` or `glanceAt`, unless the player has moved since. */
  zoomBack(): void;
  /** Moves as little as possible so that the cell is seen whole. */
  reveal(cell: Cell): void;
  /** Whether the cell is seen whole, once the camera has arrived. */
  isVisible(cell: Cell): boolean;
  panBy(dx: number, dy: number): void;
  /** Zooms about a point in CSS pixels within the board, or about the middle. */
  zoomBy(factor: number, at?: readonly [number, number], glide?: boolean): void;
}

/** Moving about is not essential: people who ask for less motion, as styles/tokens.css has it, see the new view at once. */
function prefersStill(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--motion').trim() === '0';
}

export function createCamera(): Camera {
  const view = signal<View>({ left: 0, top: 0, zoom: 1 });
  const size = signal<Size>({ width: 0, height: 0 });
  let insets = NO_INSETS;
  let gliding = 0;
  /** Where a glide that is under way ends. */
  let goal: View | null = null;
  let returnTo: View | null = null;
  /** What is to stay in view; null once the player has moved the board. */
  let kept: readonly Cell[] | null = null;

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

  const sees = (from: View, cells: readonly Cell[]): boolean =>
    cells.every((cell) => isVisible(from, cell, size.peek(), insets));
  const fitting = (cells: readonly Cell[]): View => fitted(cells, size.peek(), insets, FIT_ZOOM_MOST);
  /** Where the camera is, or is on its way to. */
  const bound = (): View => goal ?? view.peek();

  function fit(cells: readonly Cell[], glide = true): void {
    returnTo = null;
    kept = cells;
    if (size.peek().width === 0) return; // the first size fits it
    if (glide) glideTo(fitting(cells));
    else jump(fitting(cells));
  }

  function leaveToPlayer(): void {
    returnTo = null;
    kept = null;
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
      if (before.width === 0) {
        if (kept) jump(fitting(kept));
        return;
      }
      const aside = (next.width - before.width) / 2;
      const down = (next.height - before.height) / 2;
      const moved = ({ left, top, zoom }: View): View => ({ left: left + aside, top: top + down, zoom });
      const stays = moved(bound());
      jump(kept && !returnTo && !sees(stays, kept) ? fitting(kept) : stays);
      returnTo &&= moved(returnTo);
    },
    setInsets(next) {
      insets = next;
    },
    fit,
    keepInView(cells) {
      if (kept === null) return;
      kept = cells;
      if (!sees(bound(), cells)) fit(cells);
    },
    zoomToTile({ x, y }, widthPx = CLAIM_TILE_PX) {
      returnTo ??= view.peek();
      const zoom = Math.max(view.peek().zoom, widthPx / CELL);
      glideTo(centredOn([(x + 0.5) * CELL, (y + 0.5) * CELL], zoom, size.peek(), insets));
    },
    glanceAt(cells) {
      returnTo ??= view.peek();
      glideTo(fitting(cells));
    },
    zoomBack() {
      if (returnTo) glideTo(returnTo);
      returnTo = null;
    },
    reveal(cell) {
      if (!sees(bound(), [cell])) glideTo(revealing(bound(), cell, size.peek(), insets));
    },
    isVisible: (cell) => sees(bound(), [cell]),
    panBy(dx, dy) {
      leaveToPlayer();
      const { left, top, zoom } = view.peek();
      jump({ left: left + dx, top: top + dy, zoom });
    },
    zoomBy(factor, at = middle(), glide = false) {
      leaveToPlayer();
      const next = zoomAround(view.peek(), at, factor);
      if (glide) glideTo(next);
      else jump(next);
    },
  };
}
