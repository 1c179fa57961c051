// A decision of a game as the analysis tells of it.

import type { Action } from '../protocol.gen.ts';

export interface WeighedAction {
  readonly action: Action;
  /** Points by which the seat is likely to be ahead of the others at the end. */
  readonly worth: number;
}

export interface Decision {
  /** Of the action in the record. */
  readonly index: number;
  /** How many turns were over before it. */
  readonly turn: number;
  readonly seat: number;
  readonly played: WeighedAction;
  /** How much more the best action was worth; 0: it was played. */
  readonly cost: number;
  /** When a tile is laid: how many points more it promised than the average tile. */
  readonly luck?: number;
  /** By seat: the points to be expected at the end, after the action that was played. */
  readonly expected: readonly number[];
  /** At most three, best first. */
  readonly best: readonly WeighedAction[];
}
