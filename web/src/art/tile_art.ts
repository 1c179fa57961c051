// How a game's tiles look: who paints them, and what is shown until the painting is ready. One board and one
// picture component serve all games through this.

import type { ComponentChild } from 'preact';
import type { Brush } from './brush.ts';

/** The widths in which tiles are painted. */
export const PAINTING_PIXELS = [128, 256, 512] as const;

/** A tile to be painted, with its shape, since painters know no tiles. */
export interface PaintingOrder<Shape = unknown> {
  /** As printed. */
  readonly shape: Shape;
  /** Quarter turns clockwise. */
  readonly rotation: number;
  /** Tells copies of the same tile apart. */
  readonly instance: number;
  /** Width of the bitmap. */
  readonly pixels: number;
}

export interface Painter {
  /** What is printed on the tile. Rejects while its drawing can't be fetched. */
  shapeOf(tile: string): Promise<unknown>;
  /** A worker that serves orders (serve_orders.ts). */
  startWorker(): Worker;
  /** Paints without a worker. Rejects while its code can't be fetched. */
  paint(brush: Brush, order: PaintingOrder): Promise<void>;
}

export interface TileArt {
  /** Tells the tiles of different games apart. */
  readonly name: string;
  readonly painter: Painter;
  /** The colour shown until the painting is ready: near the mean of all paintings. */
  readonly ground: string;
  /** The part of its square that a tile covers, where that is not all: left, top, width, height. */
  extent?(tile: string, rotation: number): readonly [number, number, number, number] | null;
  /** The flat map style, in a square of 100 units. */
  flat(tile: string, rotation: number): ComponentChild;
}
