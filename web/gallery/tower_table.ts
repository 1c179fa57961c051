// A river and towers, for the states that they add to the board.

import type { Cell, PlacedPiece, PlacedTile } from '../src/board/index.ts';
import type { CarcassonneBoardProps, Target } from '../src/games/carcassonne/board/board_types.ts';
import { layer } from '../src/games/carcassonne/modules/tower/tower_layer.tsx';
import type { PlacedTower } from '../src/games/carcassonne/modules/tower/towers_in_draft.ts';
import { newBoard } from './laying.ts';

const place = newBoard();

const tiles: PlacedTile[] = [
  place('river-spring', 0, 0, 0),
  place('river1-straight', 1, 0, 0),
  place('river1-bend', 2, 0, 0),
  place('river1-two-cities', 2, 1, 1),
  place('river1-bend', 2, 2, 2),
  place('river1-road-bridge', 3, 2, 1),
  place('river1-monastery-bridge', 4, 2, 0),
  place('river1-bend-city', 5, 2, 1),
  place('river1-straight', 5, 3, 1),
  place('river1-lake', 5, 4, 1),
  place('tower-FFFF', 0, 1, 0),
  place('tower-FFFF-monastery', 1, 1, 0),
  place('tower-CFFF', 3, 1, 3),
  place('base-A', 3, 3, 2),
  place('tower-RRRR-ends', 4, 3, 0),
  place('tower-RRRR-nw+es', 4, 4, 0),
  place('tower-FFRR-ends', 3, 4, 2),
];

const tower = (x: number, y: number, feature: number, height: number): PlacedTower => ({
  x,
  y,
  feature,
  height,
});

const towers: PlacedTower[] = [
  tower(0, 1, 1, 1),
  tower(1, 1, 2, 2),
  tower(3, 1, 2, 3),
  tower(4, 3, 8, 5),
  tower(4, 4, 5, 9),
];

const piece = (name: string, x: number, y: number, feature: number, seat: number): PlacedPiece => ({
  x,
  y,
  feature,
  piece: name,
  seat,
});

const pieces: PlacedPiece[] = [
  piece('meeple', 1, 1, 0, 1),
  piece('meeple', 3, 1, 2, 2),
  piece('meeple', 3, 2, 0, 0),
  piece('abbot', 4, 2, 0, 3),
  piece('meeple', 4, 3, 3, 4),
  piece('meeple', 0, 0, 1, 5),
  piece('meeple', 2, 1, 0, 3),
  piece('meeple', 3, 4, 1, 1),
];

const target = (act: Target['act'], x: number, y: number, feature: number): Target => ({
  act,
  x,
  y,
  feature,
  label: `${act} at ${x}, ${y}`,
  seat: 0,
});

const cross = (x: number, y: number, reach: number): { x: number; y: number }[] => [
  { x, y },
  ...Array.from({ length: reach }, (_, i) => i + 1).flatMap((d) => [
    { x: x + d, y },
    { x: x - d, y },
    { x, y: y + d },
    { x, y: y - d },
  ]),
];

const standing = (range: Cell[] = []) => [{ layer, lists: { towers, range } }];

export const TOWER_TABLE = {
  tiles,
  layers: standing(),
  pieces,
  lastMoves: [{ x: 4, y: 4, seat: 1 }],
};

export const TOWER_STATES: Record<string, Partial<CarcassonneBoardProps>> = {
  towers: {},
  build: {
    targets: [
      target('build', 0, 1, 1),
      target('top', 0, 1, 1),
      target('build', 1, 1, 2),
      target('top', 1, 1, 2),
      target('build', 4, 3, 8),
      target('build', 4, 4, 5),
      target('build', 3, 4, 4),
      target('recall', 4, 2, 0),
    ],
    selectedTarget: 6,
  },
  capture: {
    layers: standing(cross(4, 3, 2)),
    targets: [target('capture', 4, 2, 0), target('capture', 4, 3, 3), target('capture', 3, 1, 2)],
    selectedTarget: 1,
  },
};
