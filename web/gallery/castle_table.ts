// A half-built castle with random tiles but matching paths, and the states that its board can have.

import { SIDES } from '../src/art/sides.ts';
import type { PlacedPiece, PlacedTile } from '../src/board/index.ts';
import type { CastleBoardProps, CastleLabels } from '../src/games/castle/board/board_types.ts';
import { INSIDE_CELLS } from '../src/games/castle/board/wall_map.ts';
import { castleShape, castleTiles, PLAN } from '../src/games/castle/tiles/catalogue.ts';
import { hashText, randomFrom } from '../src/geometry/random.ts';
import { LABELS } from './sample_table.ts';

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

function layTiles(count: number): PlacedTile[] {
  const random = randomFrom(hashText('castle gallery'));
  const starts: PlacedTile[] = PLAN.starts.map(({ id, x, y }) => ({
    tile: id,
    x,
    y,
    rotation: 0,
    instance: 0,
  }));
  const laid: PlacedTile[] = [];
  const at = (x: number, y: number): PlacedTile | undefined =>
    [...laid, ...starts].find((tile) => tile.x === x && tile.y === y);
  const hasPath = ({ tile, rotation }: PlacedTile, side: string): boolean =>
    castleShape(tile, rotation).features.some(({ edges }) => edges.some((edge) => edge === side));
  const bag = [...castleTiles(), ...castleTiles()].sort(() => random() - 0.5);
  for (const [instance, tile] of bag.entries()) {
    if (laid.length === count) break;
    const places = INSIDE_CELLS.filter(
      ({ x, y }) => !at(x, y) && SIDES.some((side) => at(x + STEPS[side][0], y + STEPS[side][1])),
    ).sort(() => random() - 0.5);
    const fitting = places.flatMap(({ x, y }) =>
      [0, 1, 2, 3].flatMap((rotation) => {
        const candidate = { tile, x, y, rotation, instance };
        const fits = SIDES.every((side, i) => {
          const beside = at(x + STEPS[side][0], y + STEPS[side][1]);
          return !beside || hasPath(beside, SIDES[(i + 2) % 4]!) === hasPath(candidate, side);
        });
        return fits ? [candidate] : [];
      }),
    );
    if (fitting[0]) laid.push(fitting[0]);
  }
  return laid;
}

const tiles = layTiles(40);
const onTile = (index: number, kind: string): { x: number; y: number; feature: number } => {
  const found = tiles
    .slice(index)
    .find(({ tile, rotation }) =>
      castleShape(tile, rotation).features.some((feature) => feature.kind === kind),
    )!;
  const feature = castleShape(found.tile, found.rotation).features.findIndex((other) => other.kind === kind);
  return { x: found.x, y: found.y, feature };
};

const pieces: PlacedPiece[] = [
  { ...onTile(0, 'tower'), piece: 'meeple', seat: 0 },
  { ...onTile(4, 'path'), piece: 'meeple', seat: 1 },
  { ...onTile(9, 'court'), piece: 'meeple', seat: 0 },
  { ...onTile(15, 'house'), piece: 'meeple', seat: 1 },
  { ...onTile(20, 'court'), piece: 'meeple', seat: 1 },
];

export const CASTLE_LABELS: CastleLabels = { ...LABELS, pending: 'Features to score' };

const cells = INSIDE_CELLS.filter(({ x, y }) => !tiles.some((tile) => tile.x === x && tile.y === y))
  .slice(0, 6)
  .map(({ x, y }) => ({ x, y, rotations: [0, 2] }));

export const CASTLE_TABLE = {
  tiles,
  pieces,
  seats: [{ colour: 'red' }, { colour: 'blue' }] as const,
  labels: CASTLE_LABELS,
  corners: PLAN.corners.filter((corner) => corner !== 16 && corner !== 32),
  scores: [33, 117],
  keeps: [
    { ...onTile(24, 'house'), seat: 0, size: 5 },
    { ...onTile(28, 'house'), seat: 1, size: 12 },
  ],
  lastMoves: [{ x: tiles.at(-1)!.x, y: tiles.at(-1)!.y, seat: 1 }],
};

export const CASTLE_STATES: Record<string, Partial<CastleBoardProps>> = {
  castle: {},
  'castle-cells': { cells },
  'castle-claim': {
    cells,
    ghost: { tile: 'K30', ...cells[2]!, rotation: 0, instance: 90 },
    claim: {
      ...cells[2]!,
      seat: 0,
      options: [0, 1, 2, 3].map((feature) => ({ feature, piece: 'meeple', label: `Feature ${feature}` })),
    },
    selectedClaim: 1,
  },
  'castle-pending': {
    scores: [40, 40],
    pending: [
      { parts: [onTile(6, 'tower')], label: 'Tower, 4 points' },
      { parts: [onTile(12, 'house')], label: 'House, 3 points' },
      { parts: [onTile(16, 'path')], label: 'Path, 2 points' },
    ],
    selectedPending: 1,
  },
};
