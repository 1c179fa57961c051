// The input of Carcassonne's board, besides that of every board.

import type { BoardProps, Cell } from '../../../board/index.ts';
import type { ShownLayer } from './layer.ts';

/** Something anywhere on the board that may be chosen; between tiles its cell has fractions. */
export interface Target extends Cell {
  /** Null: the whole tile, or whatever stands on it. */
  readonly feature: number | null;
  /** The whole cell is pressed, not a place within it. */
  readonly whole?: true;
  /** How it is marked, by the module's name for it. */
  readonly act: string;
  /** It is what is built there, so that no figure stands on it. */
  readonly bare?: true;
  /** One of them must be found on the board: all are shown before any is chosen. */
  readonly sought?: true;
  /** Spoken name of the choice, such as "Build here, height 2". */
  readonly label: string;
  /** Whose figure it would be. */
  readonly seat?: number;
}

export interface CarcassonneBoardProps extends BoardProps {
  /** What modules have on the board. */
  readonly layers?: readonly ShownLayer[];
  readonly targets?: readonly Target[];
  /** Index into the targets. */
  readonly selectedTarget?: number | null;
  /** A target was chosen; the number is its index. */
  readonly onTarget?: (target: number) => void;
}
