// All of the board stays in view until the player moves it, as long as its places can be pressed.

import type { GlidingView } from './gliding_view.ts';
import { type Cell, type View, ZOOM_MIN, zoomAround } from './view_maths.ts';
import type { Viewport } from './viewport.ts';

/** A board that could be shown so many times larger is: a finished game may be shown from its beginning. */
const TOO_SMALL = 2;

export class WholeBoard {
  readonly #viewport: Viewport;
  readonly #view: GlidingView;
  cells: readonly Cell[] = [];
  #isKept = true;
  /** The smallest zoom at which it is kept. */
  #zoomLeast = ZOOM_MIN;

  constructor(viewport: Viewport, view: GlidingView) {
    this.#viewport = viewport;
    this.#view = view;
  }

  /** As far as the player may zoom out. */
  get zoomLeast(): number {
    return Math.min(ZOOM_MIN, this.#all().zoom);
  }

  /** The board has its first room. */
  begin(): void {
    if (!this.#isKept || this.cells.length === 0 || !this.#viewport.isKnown()) return;
    const all = this.#all();
    this.#view.shown.value = this.#zoomed(all, Math.max(all.zoom, this.#zoomLeast));
  }

  /** The room or the board has changed. */
  keep(gliding: boolean): void {
    if (!this.#isKept || !this.#viewport.isKnown()) return;
    const { bound } = this.#view;
    const next = this.#all();
    if (this.#viewport.shows(bound, this.cells) && next.zoom < bound.zoom * TOO_SMALL) return;
    if (next.zoom >= this.#zoomLeast) this.#view.moveTo(next, gliding);
    else if (bound.zoom > this.#zoomLeast) this.#view.moveTo(this.#zoomed(bound, this.#zoomLeast), gliding);
  }

  /** However small. */
  fit(): void {
    this.#isKept = true;
    this.#zoomLeast = 0;
    if (this.#viewport.isKnown()) this.#view.moveTo(this.#all(), true); // else the first size fits it
  }

  leaveToPlayer(): void {
    this.#isKept = false;
    this.#zoomLeast = ZOOM_MIN;
  }

  #all(): View {
    return this.#viewport.fitting(this.cells);
  }

  #zoomed(view: View, zoom: number): View {
    return zoomAround(view, this.#viewport.middle(), zoom / view.zoom);
  }
}
