// A decision of a game, as analysed.

import type { Action, Reason } from '../protocol.gen.ts';

export interface WeighedAction {
  readonly action: Action;
  /** The seat's expected lead over the others at the end, in points. */
  readonly worth: number;
}

export interface PlayedAction {
  readonly action: Action;
  /** As of a WeighedAction. Absent: it was compared with no other one. */
  readonly worth?: number;
}

export interface Decision {
  /** The action's index in the record. */
  readonly index: number;
  /** How many turns were completed before it. */
  readonly turn: number;
  readonly seat: number;
  readonly played: PlayedAction;
  /** How much more the best action was worth; 0: it was played. Absent: it was compared with no other one. */
  readonly cost?: number;
  /** When a tile is laid: how many more points it promised than the average tile. Absent: not worked out. */
  readonly luck?: number;
  /** By seat: expected points at the end, after the action that was played. */
  readonly expected: readonly number[];
  /** At most three, best first, all weighed on the same tiles as the one played. */
  readonly best: readonly WeighedAction[];
  /** With a cost: what the best is better by. With none: the played one than the mean of all others. */
  readonly reasons?: readonly Reason[];
}
