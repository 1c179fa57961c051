// A look at some cells, from which the camera goes back to the view before.

import type { GlidingView } from './gliding_view.ts';
import type { Cell, View } from './view_maths.ts';
import type { Viewport } from './viewport.ts';

interface Looked {
  readonly cells: readonly Cell[];
  /** The view that shows them in the present room. */
  view(): View;
}

export class CloseLook {
  readonly #viewport: Viewport;
  readonly #view: GlidingView;
  #returnTo: View | null = null;
  /** What is looked at, until the player looks about. */
  #at: Looked | null = null;

  constructor(viewport: Viewport, view: GlidingView) {
    this.#viewport = viewport;
    this.#view = view;
  }

  isOn(): boolean {
    return this.#returnTo !== null;
  }

  atTile(cell: Cell): void {
    const { zoom } = (this.#at && this.#returnTo) ?? this.#view.bound;
    this.#begin({ cells: [cell], view: () => this.#viewport.closeTo(cell, zoom) });
  }

  at(cells: readonly Cell[]): void {
    this.#begin({ cells, view: () => this.#viewport.fitting(cells) });
  }

  #begin(at: Looked): void {
    const next = at.view();
    this.#returnTo ??= this.#view.bound;
    this.#at = at;
    this.#view.moveTo(next, true);
  }

  /** What came over it since may not hide it. */
  keep(gliding: boolean): void {
    if (this.#at && !this.#viewport.shows(this.#view.bound, this.#at.cells))
      this.#view.moveTo(this.#at.view(), gliding);
  }

  /** What the player does meanwhile is forgotten with the look. */
  leaveToPlayer(): void {
    this.#at = null;
  }

  /** Also where the camera goes back has moved. */
  move(moved: (view: View) => View): void {
    this.#returnTo &&= moved(this.#returnTo);
  }

  goBack(): void {
    if (this.#returnTo) this.#view.moveTo(this.#returnTo, true);
    this.forget();
  }

  forget(): void {
    this.#returnTo = this.#at = null;
  }
}
