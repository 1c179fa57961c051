// Crop circles, figures that share a place, and the choices that circles bring, for the states that they add
// to the board.

import type { PlacedPiece, PlacedTile } from '../src/board/index.ts';
import type { CarcassonneBoardProps, Target } from '../src/games/carcassonne/board/board_types.ts';
import { newBoard } from './laying.ts';

const place = newBoard();

const tiles: PlacedTile[] = [
  place('base-D', 0, 0, 0),
  place('base-U', 1, 0, 0),
  place('corn1-FFRR-through-road', 2, 0, 0),
  place('corn1-CRFF-field', 0, 1, 1),
  place('corn2-CFCF-split-city', 1, 1, 1),
  place('corn2-CCCC-nw+es-city', 0, -1, 0),
];

const piece = (x: number, y: number, feature: number, seat: number, kind = 'meeple'): PlacedPiece => ({
  x,
  y,
  feature,
  piece: kind,
  seat,
});

const pieces = [
  piece(1, 0, 0, 0),
  piece(1, 0, 0, 0),
  piece(1, 0, 0, 0, 'big_meeple'),
  piece(2, 0, 0, 1),
  piece(2, 0, 0, 1),
  piece(0, -1, 0, 2),
];

const target = (x: number, y: number, act: string, feature: number | null = null): Target => ({
  x,
  y,
  feature,
  act,
  label: act,
  seat: 0,
});

export const CORN_TABLE: Partial<CarcassonneBoardProps> = { tiles, pieces };

export const CORN_STATES: Record<string, Partial<CarcassonneBoardProps>> = {
  corn: { targets: [target(1.8, -0.34, 'cropAdd'), target(2.2, -0.34, 'cropRemove')] },
  corn_joins: { targets: [target(1.2, 0, 'cropJoin')] },
  corn_goes: { targets: [target(1, 0, 'cropHome', 0)] },
};
