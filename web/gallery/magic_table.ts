// The mage and the witch, for the state that they add to the board.

import type { PlacedPiece, PlacedTile } from '../src/board/index.ts';
import type { CarcassonneBoardProps } from '../src/games/carcassonne/board/board_types.ts';
import { layer } from '../src/games/carcassonne/modules/mage_and_witch/layer.tsx';
import type { GameView } from '../src/net/protocol.gen.ts';
import { newBoard } from './laying.ts';

const place = newBoard();

const tiles: PlacedTile[] = [
  place('base-D', 0, 0, 0),
  place('mage-CRRR-ends', 1, 0, 0),
  place('mage-CFCF-split', 0, -1, 0),
  place('mage-CCRC-split', 1, -1, 2),
  place('mage-CRRC-joined-through', 0, 1, 3),
  place('base-W', -1, 0, 0),
];

const pieces: PlacedPiece[] = [
  { x: 0, y: 0, feature: 1, piece: 'meeple', seat: 0 },
  { x: 0, y: -1, feature: 0, piece: 'meeple', seat: 1 },
];

const game = {
  pieces,
  mage: { x: 0, y: 0, feature: 1 },
  witch: { x: 0, y: -1, feature: 0 },
} as unknown as GameView;

export const MAGIC_TABLE: Partial<CarcassonneBoardProps> = {
  tiles,
  pieces,
  layers: [{ layer, lists: layer.now({ step: 'wait' }, game) }] as CarcassonneBoardProps['layers'],
};

export const MAGIC_STATES: Record<string, Partial<CarcassonneBoardProps>> = { magic: {} };
