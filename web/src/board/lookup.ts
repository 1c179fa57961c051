// What a board knows of the features on its tiles, whatever the game.

import type { Covering } from '../art/paths.ts';
import type { Point } from '../geometry/points.ts';
import type { Cell } from './view_maths.ts';

export interface SeenFeature extends Covering {
  readonly kind: string;
  /** Where a piece stands. */
  readonly slot: Point;
}

/** Finds features of placed tiles; what is not on the board is left out. */
export type Lookup = (at: Cell, feature: number) => SeenFeature | null;
