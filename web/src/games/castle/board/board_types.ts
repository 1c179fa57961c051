// The input of The Castle's board, besides that of every board. Cells are those of the rules, x 1..9 and y
// 1..12 inside; a start space is the tile at its wall cell, with its features by index as in the data.

import type { BoardLabels, BoardProps, Cell } from '../../../board/index.ts';

export interface PlacedKeep extends Cell {
  /** The house that it stands on. */
  readonly feature: number;
  readonly seat: number;
  /** Tiles of the house that it was built for. */
  readonly size: number;
}

/** A completed feature that waits to be scored. */
export interface PendingFeature {
  readonly parts: readonly (Cell & { readonly feature: number })[];
  /** Spoken name of the choice, such as "Tower, 8 points for Ana". */
  readonly label: string;
}

export interface CastleLabels extends BoardLabels {
  /** Name of the group of features that wait. */
  readonly pending: string;
}

export interface CastleBoardProps
  extends Pick<
    BoardProps,
    | 'camera'
    | 'tiles'
    | 'pieces'
    | 'seats'
    | 'look'
    | 'cells'
    | 'frontier'
    | 'regions'
    | 'over'
    | 'marks'
    | 'tried'
    | 'coordinates'
    | 'ghost'
    | 'offer'
    | 'claim'
    | 'selectedClaim'
    | 'lastMoves'
    | 'highlights'
    | 'onCell'
    | 'onFrontier'
    | 'onRotate'
    | 'onSlot'
    | 'onTile'
    | 'onEmpty'
    | 'onHover'
  > {
  readonly labels: CastleLabels;
  /** Whether the grass about the fountain of start space 2 is one court or two; one by default. */
  readonly s2Court?: 'joined' | 'split';
  readonly keeps?: readonly PlacedKeep[];
  /** Corners that still have their wall tile, each by its first score space: 12, 16, 20 and so on. */
  readonly corners: readonly number[];
  /** Cells shown as one area: the largest empty region. */
  readonly area?: readonly Cell[];
  /** Points by seat; the markers stand on the wall. */
  readonly scores: readonly number[];
  /** The features of which the player may choose the next to score. */
  readonly pending?: readonly PendingFeature[];
  /** Index into the pending features. */
  readonly selectedPending?: number | null;
  readonly onPending?: (pending: number) => void;
}
