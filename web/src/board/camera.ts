// The board's camera: which part of the board is visible, and how it moves from one view to the next.

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
  toBoard,
  type View,
  ZOOM_MIN,
  zoomAround,
} from './view_maths.ts';

const GLIDE_MS = 240;
/** A tile's width at which its slots are 44 px apart, and the least at which they are 24 px apart. */
export const CLAIM_TILE_PX = 244;
const CLAIM_TILE_LEAST_PX = 133;
const MARGIN_PX = 8;
/** A board that could be shown so many times larger is: a finished game may be shown from its beginning. */
const TOO_SMALL = 2;
/** A new table is not enlarged beyond this. */
const FIT_ZOOM_MOST = 1.5;

export interface Camera {
  readonly view: ReadonlySignal<View>;
  readonly size: ReadonlySignal<Size>;
  /** Tells the camera how much room it has; the board does so itself. */
  resize(size: Size): void;
  /** Tells the camera what panels cover, so that fitting and revealing keep clear of them. */
  setInsets(insets: Insets): void;
  /**
   * Tells the camera the cells of the whole board: all of it stays in view until the player moves the board,
   * as long as its places are large enough to be pressed.
   */
  setBoard(cells: readonly Cell[]): void;
  /** Shows the whole board, however small, until the player moves it. */
  fitBoard(): void;
  /** Shows all these cells. */
  show(cells: readonly Cell[]): void;
  /** Brings one tile as close as claims need and the room allows, and remembers the view for `zoomBack`. */
  zoomToTile(cell: Cell): void;
  /** Shows all these cells, and remembers the view for `zoomBack`. */
  glanceAt(cells: readonly Cell[]): void;
  /** Returns to the view before `zoomToTile` or `glanceAt`: the player's own, or the whole board. */
  zoomBack(): void;
  /** Moves as little as possible until the cell is completely visible. */
  reveal(cell: Cell): void;
  /** Whether the cell is completely visible when the camera has arrived. */
  isVisible(cell: Cell): boolean;
  /** Keeps the thing in the middle there while it moves to another place of the board, in board units. */
  carry(to: (middle: readonly [number, number]) => readonly [number, number]): void;
  panBy(dx: number, dy: number): void;
  /**
   * Zooms about a point in CSS pixels within the board, or about the middle; out until the whole board is
   * visible.
   */
  zoomBy(factor: number, at?: readonly [number, number], glide?: boolean): void;
}

/** Close enough for claims, but the whole tile stays visible if there is room for it. */
function claimZoom({ width, height }: Size, { left, right, top, bottom }: Insets): number {
  const room = Math.min(width - left - right, height - top - bottom);
  return Math.max(CLAIM_TILE_LEAST_PX, Math.min(CLAIM_TILE_PX, room)) / CELL;
}

/** Also keeps a ring about a revealed tile visible. */
function withMargin({ left, right, top, bottom }: Insets): Insets {
  return {
    left: left + MARGIN_PX,
    right: right + MARGIN_PX,
    top: top + MARGIN_PX,
    bottom: bottom + MARGIN_PX,
  };
}

/**
 * Moving is not essential: people who ask for less motion, as in styles/tokens.css, see the new view at once.
 */
function prefersStill(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--motion').trim() === '0';
}

export function createCamera(): Camera {
  const view = signal<View>({ left: 0, top: 0, zoom: 1 });
  const size = signal<Size>({ width: 0, height: 0 });
  let insets = NO_INSETS;
  let gliding = 0;
  /** The end of the glide in progress. */
  let goal: View | null = null;
  let returnTo: View | null = null;
  /** What is seen close, until the player looks about. */
  let near: { cells: readonly Cell[]; view(): View } | null = null;
  let board: readonly Cell[] = [];
  /** The whole board stays in view until the player moves it. */
  let whole = true;
  /** The smallest zoom for that. */
  let wholeLeast = ZOOM_MIN;

  // Commands read the signals without subscribing their callers.

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
  /** The camera's view, or the one that it moves to. */
  const bound = (): View => goal ?? view.peek();
  const knowsSize = (): boolean => size.peek().width > 0;

  function keepWhole(move: (next: View) => void): void {
    if (!whole || returnTo || !knowsSize()) return;
    const next = fitting(board);
    if (sees(bound(), board) && next.zoom < bound().zoom * TOO_SMALL) return;
    if (next.zoom >= wholeLeast) move(next);
    else if (bound().zoom > wholeLeast) move(zoomAround(bound(), middle(), wholeLeast / bound().zoom));
  }

  /** What came over it since may not hide it. */
  function keepNear(move: (next: View) => void): void {
    if (returnTo && near && !sees(bound(), near.cells)) move(near.view());
  }

  function begin(): void {
    const all = fitting(board);
    const zoom = Math.max(all.zoom, wholeLeast);
    view.value = zoomAround(all, middle(), zoom / all.zoom);
  }

  /** What the player does while something is seen close is forgotten with it. */
  function leaveToPlayer(): void {
    near = null;
    if (returnTo) return;
    whole = false;
    wholeLeast = ZOOM_MIN;
  }

  function lookAt(cells: readonly Cell[], view: () => View): void {
    const next = view();
    returnTo ??= bound();
    near = { cells, view };
    glideTo(next);
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
        if (whole && knowsSize() && board.length > 0) begin();
        return;
      }
      const aside = (next.width - before.width) / 2;
      const down = (next.height - before.height) / 2;
      const moved = ({ left, top, zoom }: View): View => ({ left: left + aside, top: top + down, zoom });
      jump(moved(bound()));
      returnTo &&= moved(returnTo);
      keepWhole(jump);
      keepNear(jump);
    },
    setInsets(next) {
      insets = next;
      keepWhole(jump);
      keepNear(glideTo);
    },
    setBoard(cells) {
      board = cells;
      keepWhole(glideTo);
    },
    fitBoard() {
      whole = true;
      wholeLeast = 0;
      returnTo = null;
      if (knowsSize()) glideTo(fitting(board)); // else the first size fits it
    },
    show(cells) {
      returnTo = null;
      glideTo(fitting(cells));
    },
    zoomToTile(cell) {
      const least = (returnTo && near ? returnTo : bound()).zoom;
      const middleOf = [(cell.x + 0.5) * CELL, (cell.y + 0.5) * CELL] as const;
      lookAt([cell], () => {
        const zoom = Math.max(least, claimZoom(size.peek(), insets));
        return centredOn(middleOf, zoom, size.peek(), insets);
      });
    },
    glanceAt(cells) {
      lookAt(cells, () => fitting(cells));
    },
    zoomBack() {
      if (!returnTo) return;
      glideTo(returnTo);
      returnTo = null;
    },
    reveal(cell) {
      if (!sees(bound(), [cell])) glideTo(revealing(bound(), cell, size.peek(), withMargin(insets)));
    },
    isVisible: (cell) => sees(bound(), [cell]),
    carry(to) {
      const carried = (from: View): View =>
        centredOn(to(toBoard(from, middle())), from.zoom, size.peek(), insets);
      if (!knowsSize()) return;
      near = null;
      jump(carried(bound()));
      returnTo &&= carried(returnTo);
    },
    panBy(dx, dy) {
      leaveToPlayer();
      const { left, top, zoom } = view.peek();
      jump({ left: left + dx, top: top + dy, zoom });
    },
    zoomBy(factor, at = middle(), glide = false) {
      leaveToPlayer();
      const least = Math.min(ZOOM_MIN, fitting(board).zoom);
      const next = zoomAround(glide ? bound() : view.peek(), at, factor, least);
      if (glide) glideTo(next);
      else jump(next);
    },
  };
}
