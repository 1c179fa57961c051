// What a module has on the board besides tiles and pieces.

import type { ComponentChild } from 'preact';
import type { Camera, Cell, Lookup, Seat, Thing, TileLook } from '../../../board/index.ts';
import type { GameView } from '../../../net/protocol.gen.ts';
import type { Draft } from '../../../play/draft.ts';

/** What it shows, all of it with its cell: the board turns them. */
export type Lists = Readonly<Record<string, readonly Cell[]>>;

export interface Layer<L extends Lists = Lists> {
  /** As it stands after a draft's decisions. */
  now(draft: Draft, game: GameView): L;
  /** How tiles look with what lies over them in play. */
  look?(lists: L, look: TileLook): TileLook;
  /** Between the pieces. */
  standing?(lists: L, lookup: Lookup): readonly Thing[];
  /** How far above the ground the top of what stands at a feature is drawn; 0: nothing stands there. */
  top?(lists: L, at: Cell, feature: number): number;
  /** Below pieces and highlights. */
  beneath?(lists: L, seats: readonly Seat[]): ComponentChild;
  /** Above the pieces and what can be chosen. */
  above?(lists: L, on: { camera: Camera; lookup: Lookup; seats: readonly Seat[] }): ComponentChild;
}

/** A layer, and what it shows at present. */
export interface ShownLayer<L extends Lists = Lists> {
  readonly layer: Layer<L>;
  readonly lists: L;
}

/** The middle of a figure that stands on something is this far above its floor. */
const ABOVE_FLOOR = 9;

export function topOf(layers: readonly ShownLayer[], at: Cell, feature: number): number {
  return Math.max(0, ...layers.map(({ layer, lists }) => layer.top?.(lists, at, feature) ?? 0));
}

/** How far above the ground a figure stands there. */
export function standsAbove(layers: readonly ShownLayer[], at: Cell, feature: number): number {
  const top = topOf(layers, at, feature);
  return top > 0 ? top + ABOVE_FLOOR : 0;
}
