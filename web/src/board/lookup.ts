// The features on a board's tiles, in any game.

import type { Covering } from '../art/paths.ts';
import type { Point } from '../geometry/points.ts';
import type { Cell } from './view_maths.ts';

export interface SeenFeature extends Covering {
  readonly kind: string;
  /** Where a piece stands. */
  readonly slot: Point;
}

/** Finds features of placed tiles; ignores what is not on the board. */
export type Lookup = (at: Cell, feature: number) => SeenFeature | null;
