// The input of Carcassonne's board, besides that of every board.

import type { BoardProps, Cell } from '../../../board/index.ts';
import type { PlacedNeutral, ThreatenedPiece } from '../modules/princess_and_dragon/neutral_layer.tsx';
import type { PlacedTower } from '../modules/tower/tower_layer.tsx';

/**
 * Something anywhere on the board that may be chosen. `build`: a foundation or an open tower, for another
 * storey. `top`: an open tower, for a figure that closes it. `capture`: a figure within a tower's range.
 * `recall`: an own figure that may be taken back. `princess`: a knight that may be sent home. `fairy`: an own
 * figure, or a tile, for the fairy. `step`: a tile that the dragon may go to. `portal`: a tile with something
 * to claim through a portal. `abbey`: an empty cell for one's abbey. `wagon`: a feature to which a wagon may
 * go on.
 */
export interface Target extends Cell {
  /** Null: the whole tile. */
  readonly feature: number | null;
  readonly act:
    | 'build'
    | 'top'
    | 'capture'
    | 'recall'
    | 'princess'
    | 'fairy'
    | 'step'
    | 'portal'
    | 'abbey'
    | 'wagon';
  /** Spoken name of the choice, such as "Build here, height 2". */
  readonly label: string;
  /** `top`, `wagon`: whose figure it would be. */
  readonly seat?: number;
}

export interface LandBoardProps extends BoardProps {
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
