// The input of Carcassonne's board, besides that of every board.

import type { BoardProps, Cell } from '../../../board/index.ts';
import type { PlacedNeutral, ThreatenedPiece } from '../modules/princess_and_dragon/neutral_layer.tsx';
import type { TARGET_MARKS } from '../modules/target_marks.ts';
import type { PlacedTower } from '../modules/tower/tower_layer.tsx';

/** Something anywhere on the board that may be chosen. */
export interface Target extends Cell {
  /** Null: the whole tile, or whatever stands on it. */
  readonly feature: number | null;
  /** The whole cell is pressed, not a place within it. */
  readonly whole?: true;
  /** How it is marked. */
  readonly act: keyof typeof TARGET_MARKS;
  /** Spoken name of the choice, such as "Build here, height 2". */
  readonly label: string;
  /** Whose figure it would be. */
  readonly seat?: number;
}

export interface CarcassonneBoardProps extends BoardProps {
  readonly towers?: readonly PlacedTower[];
  readonly neutrals?: readonly PlacedNeutral[];
  /** The cells of the dragon's present move, in order. */
  readonly trail?: readonly Cell[];
  readonly threatened?: readonly ThreatenedPiece[];
  /** Cells in a tower's range, including empty ones. */
  readonly range?: readonly Cell[];
  readonly targets?: readonly Target[];
  /** Index into the targets. */
  readonly selectedTarget?: number | null;
  /** A target was chosen; the number is its index. */
  readonly onTarget?: (target: number) => void;
}
