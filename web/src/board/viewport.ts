// The room that a board has in the window, and the views that suit it. No method subscribes its caller.

import { signal } from '@preact/signals';
import {
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
} from './view_maths.ts';

/** A tile's width at which its slots are 44 px apart, and the least at which they are 24 px apart. */
const CLAIM_TILE_PX = 244;
const CLAIM_TILE_LEAST_PX = 133;
const MARGIN_PX = 8;
/** A new table is not enlarged beyond this. */
const FIT_ZOOM_MOST = 1.5;

export class Viewport {
  readonly size = signal<Size>({ width: 0, height: 0 });
  /** What panels cover. */
  insets: Insets = NO_INSETS;

  isKnown(): boolean {
    return this.size.peek().width > 0;
  }

  /** Of what no panel covers. */
  middle(): [number, number] {
    const { width, height } = this.size.peek();
    const { left, right, top, bottom } = this.insets;
    return [(left + width - right) / 2, (top + height - bottom) / 2];
  }

  shows(view: View, cells: readonly Cell[]): boolean {
    return cells.every((cell) => isVisible(view, cell, this.size.peek(), this.insets));
  }

  /** With all these cells. */
  fitting(cells: readonly Cell[]): View {
    return fitted(cells, this.size.peek(), this.insets, FIT_ZOOM_MOST);
  }

  centred(at: readonly [number, number], zoom: number): View {
    return centredOn(at, zoom, this.size.peek(), this.insets);
  }

  /** Close enough for claims, but the whole tile stays visible if there is room for it. */
  closeTo({ x, y }: Cell, zoomLeast: number): View {
    const { width, height } = this.size.peek();
    const { left, right, top, bottom } = this.insets;
    const room = Math.min(width - left - right, height - top - bottom);
    const zoom = Math.max(CLAIM_TILE_LEAST_PX, Math.min(CLAIM_TILE_PX, room)) / CELL;
    return this.centred([(x + 0.5) * CELL, (y + 0.5) * CELL], Math.max(zoomLeast, zoom));
  }

  /** Moved as little as possible until the cell is visible, with a ring about it. */
  revealing(view: View, cell: Cell): View {
    const { left, right, top, bottom } = this.insets;
    const withMargin = {
      left: left + MARGIN_PX,
      right: right + MARGIN_PX,
      top: top + MARGIN_PX,
      bottom: bottom + MARGIN_PX,
    };
    return revealing(view, cell, this.size.peek(), withMargin);
  }
}
