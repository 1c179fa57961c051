// Bridges and castles, for the states that they add to the board.

import type { PlacedPiece, PlacedTile } from '../src/board/index.ts';
import type { CarcassonneBoardProps } from '../src/games/carcassonne/board/board_types.ts';
import { layer } from '../src/games/carcassonne/modules/bridges_castles_and_bazaars/layer.tsx';
import type { GameView } from '../src/net/protocol.gen.ts';
import type { Draft } from '../src/play/draft.ts';
import { newBoard } from './laying.ts';

const place = newBoard();

const tiles: PlacedTile[] = [
  place('base-D', 0, 0, 0),
  place('base-E', 0, -1, 2),
  place('base-B', 1, 0, 0),
  place('base-U', 2, 0, 1),
  place('base-E', -1, 0, 1),
  place('base-E', -2, 0, 3),
  place('base-F', 1, 1, 1),
  place('base-X', 0, 1, 0),
  place('base-H', -1, 1, 0),
  place('bazaar-FFFF-bazaar', 2, 1, 0),
  place('base-B', -1, -1, 0),
];

const piece = (x: number, y: number, feature: number, seat: number): PlacedPiece => ({
  x,
  y,
  feature,
  piece: 'meeple',
  seat,
});

const game = {
  bridges: [
    { x: 1, y: 0, axis: 'EW' },
    { x: 1, y: 1, axis: 'NS' },
    { x: -1, y: 1, axis: 'EW' },
    { x: 2, y: 1, axis: 'NS' },
    { x: -1, y: -1, axis: 'EW' },
  ],
  castles: [
    {
      seat: 0,
      tiles: [
        [0, -1],
        [0, 0],
      ],
      lord: true,
    },
    {
      seat: 1,
      tiles: [
        [-2, 0],
        [-1, 0],
      ],
      lord: true,
    },
  ],
  legal: null,
} as unknown as GameView;

const WAITING: Draft = { step: 'wait' };

export const BUILT_TABLE: Partial<CarcassonneBoardProps> = {
  tiles,
  pieces: [piece(0, -1, 0, 0), piece(-2, 0, 0, 1), piece(1, 0, 2, 2), piece(1, 1, 3, 3), piece(-1, -1, 2, 1)],
  layers: [{ layer, lists: layer.now(WAITING, game) }] as CarcassonneBoardProps['layers'],
};

export const BUILT_STATES: Record<string, Partial<CarcassonneBoardProps>> = { built: {} };
