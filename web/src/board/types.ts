// The board's input. Cells count east and south; rotations are quarter turns clockwise; a feature is its
// index in the tile's data, as in the protocol.

import type { ComponentChildren } from 'preact';
import type { TileArt } from '../art/tile_art.ts';
import type { Camera } from './camera.ts';
import type { Lookup } from './lookup.ts';
import type { LegalCell } from './placement.ts';
import type { SeatColour } from './seats.ts';
import type { Cell } from './view_maths.ts';

export interface PlacedTile extends Cell {
  readonly tile: string;
  readonly rotation: number;
  /**
   * Tells copies of the same tile apart: a number on which all clients agree, such as the order of placing.
   */
  readonly instance: number;
}

/** A corner of a placed tile, where four tiles meet. */
export type TileCorner = 'nw' | 'ne' | 'se' | 'sw';

export interface PlacedPiece extends Cell {
  readonly feature: number;
  /** The piece stands on this corner of the tile, not on the feature. */
  readonly corner?: TileCorner;
  /** Its kind, by the protocol's name. */
  readonly piece: string;
  readonly seat: number;
}

export interface Seat {
  readonly colour: SeatColour;
}

/** An option of where to set a piece on the tile being placed. */
export interface ClaimOption {
  readonly feature: number;
  /** On this corner of the tile, not on the feature. */
  readonly corner?: TileCorner;
  /** Its kind, by the protocol's name. */
  readonly piece: string;
  /** Its number in the list of choices, from 1; absent: no number is shown. */
  readonly line?: number;
  /** Spoken name of the choice, such as "Knight, 8 points when finished". */
  readonly label: string;
}

export interface ClaimChoice extends Cell {
  readonly seat: number;
  readonly options: readonly ClaimOption[];
}

/**
 * `hover`: under the pointer, or named by a log line. `claim`: the claim being
 * considered. `scored`: pulses once.
 * `closed`: a feature that was just completed.
 */
export type HighlightStyle = 'hover' | 'claim' | 'scored' | 'closed';

export interface Highlight extends Cell {
  readonly feature: number;
  readonly style: HighlightStyle;
}

/**
 * One joined feature for the overlay: all its parts, and the seats that hold it (none: free; several: tied).
 */
export interface HeldRegion {
  readonly parts: readonly (Cell & { readonly feature: number })[];
  readonly holders: readonly number[];
  /** Short text at the region's roomiest part, such as "12". */
  readonly tag?: string;
}

export interface LastMove extends Cell {
  readonly seat: number;
}

/** An empty cell beside a tile about which the player can ask. */
export interface FrontierCell extends Cell {
  /** No tile fits here any more. */
  readonly dead: boolean;
  /** Spoken name of the question. */
  readonly label: string;
}

export interface BoardLabels {
  /** Name of the tiles, if they can be walked through. */
  readonly laid?: string;
  /** Name of the whole board for screen readers. */
  readonly board: string;
  readonly legalCells: string;
  readonly claims: string;
  /** Name of the group of other things that can be chosen on the board; needed if a game has any. */
  readonly targets?: string;
  cell(cell: LegalCell): string;
  /** The tile being placed; pressing it turns it. */
  ghost(ghost: PlacedTile): string;
}

/** What drawing on a board needs. */
export interface BoardDrawing {
  readonly art: TileArt;
  readonly camera: Camera;
  readonly look: 'painted' | 'map';
  /** In cells as shown. */
  readonly lookup: Lookup;
  /** Quarter turns clockwise from the game's cells to those shown. */
  readonly turns: number;
}

export interface BoardProps {
  readonly camera: Camera;
  readonly tiles: readonly PlacedTile[];
  readonly pieces: readonly PlacedPiece[];
  readonly seats: readonly Seat[];
  readonly labels: BoardLabels;
  /** `map` is the flat style for people who see little. */
  readonly look?: 'painted' | 'map';
  /** Where the drawn tile may go; empty if the choice is another player's. */
  readonly cells?: readonly LegalCell[];
  readonly frontier?: readonly FrontierCell[];
  /** The tile being placed, not yet confirmed. */
  readonly ghost?: PlacedTile | null;
  /** The tile in hand as it would lie in a legal cell under the mouse. */
  readonly offer?: (cell: LegalCell) => PlacedTile;
  readonly claim?: ClaimChoice | null;
  /** Index into the claim's options. */
  readonly selectedClaim?: number | null;
  readonly lastMoves?: readonly LastMove[];
  readonly highlights?: readonly Highlight[];
  readonly regions?: readonly HeldRegion[];
  /** Drawn above everything else. */
  readonly over?: ((board: BoardDrawing) => ComponentChildren) | null;
  /** Cells that the player has marked. */
  readonly marks?: readonly Cell[];
  /** A tile that the player tries out. */
  readonly tried?: PlacedTile | null;
  /** Numbers columns and rows at the edge of the tiles. */
  readonly coordinates?: boolean;
  /** Quarter turns clockwise from the game's cells to those shown, which the numbers follow. */
  readonly turns?: number;
  /** Two fingers were twisted by a quarter. */
  readonly onTwist?: (step: 1 | -1) => void;
  /** The description of a placed tile, by its instance; absent: the tiles cannot be walked through. */
  readonly told?: ((instance: number) => string) | null;
  /** A legal cell was chosen. */
  readonly onCell?: (cell: LegalCell) => void;
  /** A cell of the frontier was pressed: tell what still fits. */
  readonly onFrontier?: (cell: FrontierCell) => void;
  /** The ghost was pressed, or the wheel turned over it or over a legal cell. */
  readonly onRotate?: (step: 1 | -1, cell: Cell) => void;
  readonly onSlot?: (option: number) => void;
  /** A placed tile was pressed; `feature` is the one under the pointer, or null. */
  readonly onTile?: (tile: PlacedTile, feature: number | null) => void;
  /** A place without tile and button was pressed. */
  readonly onEmpty?: (cell: Cell) => void;
  /** The pointer moved onto another feature, or off the tiles (nulls). Never called for touch. */
  readonly onHover?: (tile: PlacedTile | null, feature: number | null) => void;
}
