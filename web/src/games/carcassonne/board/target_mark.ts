import type { ComponentChild } from 'preact';
import type { SeatColour } from '../../../board/index.ts';

/** How targets of one kind are marked on the board: whole tiles by a frame, others by a place or a ring. */
export interface TargetMark {
  /** A ring about the figure there, with this path over it. */
  readonly ring?: string;
  /** The ring is about an own figure that nothing happens to. */
  readonly isFriendly?: true;
  /** In the round place; absent: a follower. */
  thing?(colour: SeatColour): ComponentChild;
  /** Added while it is chosen. */
  chosen?(): ComponentChild;
}

export type TargetMarks = Readonly<Record<string, TargetMark>>;
