// A made-up table in the middle of a game, and the states that its board can have.

import type { BoardLabels, BoardProps, PlacedPiece, PlacedTile, Seat } from '../src/board/index.ts';

const place = (tile: string, x: number, y: number, rotation: number, instance: number): PlacedTile => ({
  tile: `base-${tile}`,
  x,
  y,
  rotation,
  instance,
});

const tiles: PlacedTile[] = [
  place('D', 0, 0, 0, 0),
  place('V', 1, 0, 0, 1),
  place('U', 1, 1, 0, 2),
  place('V', -1, 0, 3, 3),
  place('R', 0, -1, 0, 4),
  place('E', 1, -1, 3, 5),
  place('N', -1, -1, 1, 6),
  place('C', 0, -2, 0, 7),
  place('E-garden', -1, -2, 1, 8),
  place('B', 0, 1, 0, 9),
  place('X', 1, 2, 0, 10),
  place('A', 2, 1, 3, 11),
  place('K', 2, 2, 2, 12),
  place('M', 1, -2, 2, 13),
  place('U', -1, 1, 0, 14),
  place('L', 0, 2, 3, 15),
  place('S', 2, 0, 1, 16),
];

const pieces: PlacedPiece[] = [
  { x: 0, y: -2, feature: 0, piece: 'meeple', seat: 0 },
  { x: 0, y: 0, feature: 1, piece: 'meeple', seat: 1 },
  { x: 0, y: 0, feature: 3, piece: 'meeple', seat: 2 },
  { x: 0, y: 1, feature: 0, piece: 'meeple', seat: 3 },
  { x: 2, y: 1, feature: 0, piece: 'abbot', seat: 4 },
  { x: 1, y: 2, feature: 1, piece: 'meeple', seat: 5 },
  { x: -1, y: -2, feature: 2, piece: 'abbot', seat: 1 },
  { x: 1, y: 1, feature: 1, piece: 'meeple', seat: 4 },
];

const seats: Seat[] = (['red', 'blue', 'yellow', 'green', 'black', 'pink'] as const).map((colour) => ({
  colour,
}));

export const TABLE = { tiles, pieces, seats, lastMoves: [{ x: 2, y: 0, seat: 1 }] };

export const LABELS: BoardLabels = {
  board: 'Board',
  legalCells: 'Places for the tile',
  claims: 'Places for a follower',
  targets: 'Towers and figures',
  cell: ({ x, y, rotations }) => `Column ${x}, row ${y}, ${rotations.length} ways`,
  ghost: ({ tile }) => `${tile}: turn`,
};

const cells = [
  { x: 3, y: 1, rotations: [0, 2] },
  { x: -2, y: 0, rotations: [0, 2] },
  { x: 0, y: 3, rotations: [1, 3] },
  { x: 1, y: 3, rotations: [0] },
];
const ghost = place('L', 3, 1, 2, 30);

/** As many tiles as a long game with expansions has, for measuring how smoothly the board moves. */
const many = Array.from({ length: 250 }, (_, i) =>
  place('DVUJKNEW'[i % 8]!, i % 16, Math.floor(i / 16), i % 4, i),
);

export const STATES: Record<string, Partial<BoardProps>> = {
  quiet: {},
  many: { tiles: many, pieces: [], lastMoves: [] },
  cells: { cells, frontier: [{ x: 2, y: -1, dead: true, label: 'No tile left fits here' }] },
  ghost: { cells, ghost, onRotate: () => undefined },
  claim: {
    ghost,
    claim: {
      x: 3,
      y: 1,
      seat: 0,
      options: ghost
        ? [0, 1, 2, 3, 4, 5, 6].map((feature) => ({ feature, piece: 'meeple', label: `Feature ${feature}` }))
        : [],
    },
    selectedClaim: 1,
  },
  regions: {
    regions: [
      {
        parts: [
          { x: 0, y: 0, feature: 3 },
          { x: -1, y: 1, feature: 1 },
          { x: 0, y: 1, feature: 1 },
        ],
        holders: [2],
        tag: '1 · 0 · 0',
      },
      { parts: [{ x: 1, y: 0, feature: 1 }], holders: [0, 1], tag: '2 · 1 · 3' },
      { parts: [{ x: 1, y: 1, feature: 2 }], holders: [] },
      { parts: [{ x: -1, y: -2, feature: 1 }], holders: [5] },
      { parts: [{ x: 1, y: 2, feature: 4 }], holders: [3] },
      { parts: [{ x: 2, y: 2, feature: 2 }], holders: [4] },
    ],
    highlights: [{ x: 0, y: -1, feature: 0, style: 'closed' }],
  },
};
