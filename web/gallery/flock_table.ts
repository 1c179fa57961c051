// Shepherds, flocks and hills, for the state that they add to the board.

import type { PlacedPiece, PlacedTile } from '../src/board/index.ts';
import type { CarcassonneBoardProps } from '../src/games/carcassonne/board/board_types.ts';
import { layer } from '../src/games/carcassonne/modules/hills_and_sheep/layer.tsx';
import type { GameView } from '../src/net/protocol.gen.ts';
import { newBoard } from './laying.ts';

const place = newBoard();

const tiles: PlacedTile[] = [
  place('base-D', 0, 0, 0),
  place('base-U', 1, 0, 1),
  place('hills-CFRF-hill', 2, 0, 2),
  place('base-B', 1, -1, 0),
  place('hills-CFFC-joined-vineyard', 0, -1, 1),
  place('hills-CRRF-through-hill', -1, 0, 0),
  place('hills-CCFC-nw+e-shared-vineyard', 0, 1, 2),
  place('base-E', 2, -1, 2),
];

const piece = (x: number, y: number, feature: number, seat: number, kind = 'shepherd'): PlacedPiece => ({
  x,
  y,
  feature,
  piece: kind,
  seat,
});

const pieces = [piece(1, 0, 1, 0), piece(1, -1, 1, 1), piece(-1, 0, 2, 2), piece(2, 0, 0, 0, 'meeple')];

const game = {
  pieces,
  seats: [{ flock: [2, 3, 4] }, { flock: [1] }, { flock: [3, 3, 4, 4] }],
  buried: [
    [2, 0],
    [-1, 0],
  ],
} as unknown as GameView;

export const FLOCK_TABLE: Partial<CarcassonneBoardProps> = {
  tiles,
  pieces,
  layers: [{ layer, lists: layer.now({ step: 'wait' }, game) }] as CarcassonneBoardProps['layers'],
};

export const FLOCK_STATES: Record<string, Partial<CarcassonneBoardProps>> = { flocks: {} };
