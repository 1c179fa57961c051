// Bars of gold, for the state that they add to the board.

import type { PlacedPiece, PlacedTile } from '../src/board/index.ts';
import type { CarcassonneBoardProps } from '../src/games/carcassonne/board/board_types.ts';
import { layer } from '../src/games/carcassonne/modules/goldmines/layer.tsx';
import type { GameView } from '../src/net/protocol.gen.ts';
import { newBoard } from './laying.ts';

const place = newBoard();

const tiles: PlacedTile[] = [
  place('base-D', 0, 0, 0),
  place('gold-FRRF-monastery-through', 1, 0, 1),
  place('gold-CFFC-monastery-joined', 0, -1, 2),
  place('gold-CRRC-joined-through', 1, -1, 3),
  place('gold-RRRR-monastery-ne+sw', -1, 0, 0),
  place('gold-RRRR-ns+ew', -2, 0, 0),
  place('gold-RRRR-nw+es', -1, 1, 0),
  place('gold-RCRC-joined-through', 1, 1, 0),
];

const pieces: PlacedPiece[] = [
  { x: 0, y: 0, feature: 1, piece: 'meeple', seat: 0 },
  { x: 0, y: -1, feature: 1, piece: 'meeple', seat: 1 },
  { x: -1, y: 0, feature: 0, piece: 'meeple', seat: 2 },
];

const game = {
  pieces,
  gold_on_map: [
    { x: 0, y: -1, bars: 2 },
    { x: -1, y: 0, bars: 1 },
    { x: 0, y: 0, bars: 1 },
    { x: 1, y: 0, bars: 12 },
  ],
} as unknown as GameView;

export const GOLD_TABLE: Partial<CarcassonneBoardProps> = {
  tiles,
  pieces,
  layers: [{ layer, lists: layer.now({ step: 'wait' }, game) }] as CarcassonneBoardProps['layers'],
};

export const GOLD_STATES: Record<string, Partial<CarcassonneBoardProps>> = { gold: {} };
