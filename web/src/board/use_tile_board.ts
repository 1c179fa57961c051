// What every board makes of its input before it is drawn.

import { useId } from 'preact/hooks';
import type { TileArt } from '../art/tile_art.ts';
import type { Point } from '../geometry/points.ts';
import type { Lookup, SeenFeature } from './lookup.ts';
import type { Figures } from './piece_figure.tsx';
import { type ClaimSpot, claimSpots } from './piece_layer.tsx';
import { type LegalCell, sameCell } from './placement.ts';
import { useOffered } from './placing_layer.tsx';
import type { SeatColour } from './seats.ts';
import { useTilePointer } from './tile_pointer.ts';
import type { BoardProps, PlacedTile } from './types.ts';

/** How a game's tiles and figures look. */
export interface TileLook {
  readonly art: TileArt;
  readonly figures?: Figures;
  /** The kind of feature on which figures lie down; on all others they stand. */
  readonly liesOn: string;
  featuresOf(tile: PlacedTile): readonly SeenFeature[];
  /** Index of the feature under a point of the tile, or null. */
  featureAt(tile: PlacedTile, at: Point): number | null;
}

export interface TileBoard {
  /** Unique in the page. */
  readonly id: string;
  readonly look: TileLook;
  /** Also those that are printed on the board. */
  readonly tiles: readonly PlacedTile[];
  readonly lookup: Lookup;
  /** Places of the claim's options. */
  readonly spots: readonly ClaimSpot[];
  /** The colours of each region's holders. */
  readonly holders: readonly (readonly SeatColour[])[];
  /** The tile in hand as it would lie under the mouse. */
  readonly offered: PlacedTile | null;
  /** The mouse came over a legal cell, or left it (null). */
  onHoverCell(cell: LegalCell | null): void;
  readonly pointer: ReturnType<typeof useTilePointer>;
}

/** `tiles`: also those that are printed on the board. */
export function useTileBoard(board: BoardProps, look: TileLook, tiles = board.tiles): TileBoard {
  const { ghost = null, claim = null, regions = [], seats } = board;
  const id = useId();
  const [offered, onHoverCell] = useOffered(board);
  const pointer = useTilePointer({ ...board, tiles, featureAt: look.featureAt });
  const lookup = lookupIn(ghost ? [...tiles, ghost] : tiles, look);
  const spots = claim ? claimSpots(claim, look.liesOn, lookup) : [];
  const holders = regions.map((region) => region.holders.flatMap((seat) => seats[seat]?.colour ?? []));
  return { id, look, tiles, lookup, spots, holders, offered, onHoverCell, pointer };
}

function lookupIn(tiles: readonly PlacedTile[], look: TileLook): Lookup {
  return (at, feature) => {
    const tile = tiles.find((placed) => sameCell(placed, at));
    return (tile && look.featuresOf(tile)[feature]) ?? null;
  };
}
