// The board's camera: which part of the board is visible, and how it moves from one view to the next.

import { computed, type ReadonlySignal } from '@preact/signals';
import { CloseLook } from './close_look.ts';
import { GlidingView } from './gliding_view.ts';
import { type Cell, type Insets, type Size, toBoard, type View, zoomAround } from './view_maths.ts';
import { Viewport } from './viewport.ts';
import { WholeBoard } from './whole_board.ts';

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

export function createCamera(): Camera {
  const viewport = new Viewport();
  const view = new GlidingView();
  const whole = new WholeBoard(viewport, view);
  const look = new CloseLook(viewport, view);
  return {
    view: computed(() => view.shown.value),
    size: computed(() => viewport.size.value),
    resize(next) {
      const before = viewport.size.peek();
      viewport.size.value = next;
      if (before.width === 0) {
        whole.begin();
        return;
      }
      const moved = (from: View): View =>
        aside(from, (next.width - before.width) / 2, (next.height - before.height) / 2);
      view.moveTo(moved(view.bound), false);
      look.move(moved);
      if (look.isOn()) look.keep(false);
      else whole.keep(false);
    },
    setInsets(next) {
      viewport.insets = next;
      if (look.isOn()) look.keep(true);
      else whole.keep(false);
    },
    setBoard(cells) {
      whole.cells = cells;
      if (!look.isOn()) whole.keep(true);
    },
    fitBoard() {
      look.forget();
      whole.fit();
    },
    show(cells) {
      look.forget();
      view.moveTo(viewport.fitting(cells), true);
    },
    zoomToTile: (cell) => look.atTile(cell),
    glanceAt: (cells) => look.at(cells),
    zoomBack: () => look.goBack(),
    reveal(cell) {
      if (!viewport.shows(view.bound, [cell])) view.moveTo(viewport.revealing(view.bound, cell), true);
    },
    isVisible: (cell) => viewport.shows(view.bound, [cell]),
    carry(to) {
      if (!viewport.isKnown()) return;
      const carried = (from: View): View => viewport.centred(to(toBoard(from, viewport.middle())), from.zoom);
      look.leaveToPlayer();
      view.moveTo(carried(view.bound), false);
      look.move(carried);
    },
    ...movedByHand(view, viewport, whole, look),
  };
}

/** What the player does with the board, which is then no longer kept whole. */
function movedByHand(
  view: GlidingView,
  viewport: Viewport,
  whole: WholeBoard,
  look: CloseLook,
): Pick<Camera, 'panBy' | 'zoomBy'> {
  const leaveToPlayer = (): void => {
    if (!look.isOn()) whole.leaveToPlayer();
    look.leaveToPlayer();
  };
  return {
    panBy(dx, dy) {
      leaveToPlayer();
      view.moveTo(aside(view.shown.peek(), dx, dy), false);
    },
    zoomBy(factor, at = viewport.middle(), glide = false) {
      leaveToPlayer();
      const from = glide ? view.bound : view.shown.peek();
      view.moveTo(zoomAround(from, at, factor, whole.zoomLeast), glide);
    },
  };
}

const aside = ({ left, top, zoom }: View, dx: number, dy: number): View => ({
  left: left + dx,
  top: top + dy,
  zoom,
});
