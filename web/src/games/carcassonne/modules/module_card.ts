import type { ComponentChild } from 'preact';
import type { SeatColour } from '../../../board/index.ts';
import type { Piece } from '../../../net/protocol.gen.ts';

/** A tile on a card of how to play. */
export interface HelpTile {
  tile: string;
  rotation: number;
  /** A figure stands on this feature. */
  on?: number;
  colour?: SeatColour;
  /** The kind of the figure; absent: a meeple. */
  piece?: Piece;
  /** Something else on the tile: on feature `on`, `aside` units to the right; without `on` in the middle. */
  thing?: { drawing(): ComponentChild; on?: number; aside?: number };
}

/** A module's card of how to play; `name` is the module's. */
export interface HelpCard {
  name: string;
  tiles: readonly HelpTile[];
}
