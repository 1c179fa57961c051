// A land of The Discovery laid at random but by the rules, and the states that its board can have.

import { SIDES } from '../src/art/sides.ts';
import type { PlacedPiece, PlacedTile } from '../src/board/index.ts';
import type { DiscoveryBoardProps } from '../src/games/discovery/board/board_types.ts';
import { discoveryShape, discoveryTiles } from '../src/games/discovery/tiles/catalogue.ts';
import type { DiscoveryKind } from '../src/games/discovery/tiles/types.ts';
import { hashText, randomFrom } from '../src/geometry/random.ts';
import { cellsBeside } from '../src/play/table/cells_beside.ts';
import { LABELS } from './sample_table.ts';

const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

function layTiles(count: number): PlacedTile[] {
  const random = randomFrom(hashText('discovery gallery'));
  const laid: PlacedTile[] = [{ tile: 'D01', x: 0, y: 0, rotation: 0, instance: 0 }];
  const kindAt = ({ tile, rotation }: PlacedTile, side: string) =>
    discoveryShape(tile, rotation).features.find(({ sides }) => sides.some((own) => own === side))?.kind;
  const bag = [...discoveryTiles(), ...discoveryTiles()].sort(() => random() - 0.5);
  for (const [i, tile] of bag.entries()) {
    if (laid.length === count) break;
    const fitting = cellsBeside(laid)
      .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
      .flatMap(({ x, y }) =>
        [0, 1, 2, 3].flatMap((rotation) => {
          const candidate = { tile, x, y, rotation, instance: i + 1 };
          const fits = SIDES.every((side, k) => {
            const [dx, dy] = STEPS[side];
            const beside = laid.find((other) => other.x === x + dx && other.y === y + dy);
            return !beside || kindAt(beside, SIDES[(k + 2) % 4]!) === kindAt(candidate, side);
          });
          return fits ? [candidate] : [];
        }),
      );
    if (fitting[0]) laid.push(fitting[0]);
  }
  return laid;
}

const tiles = layTiles(34);
const onTile = (index: number, kind: DiscoveryKind): { x: number; y: number; feature: number } => {
  const kindsOn = ({ tile, rotation }: PlacedTile) =>
    discoveryShape(tile, rotation).features.map((f) => f.kind);
  const found = tiles.slice(index).find((tile) => kindsOn(tile).includes(kind))!;
  return { x: found.x, y: found.y, feature: kindsOn(found).indexOf(kind) };
};

const pieces: PlacedPiece[] = [
  { ...onTile(0, 'mountain'), piece: 'meeple', seat: 0 },
  { ...onTile(4, 'sea'), piece: 'meeple', seat: 1 },
  { ...onTile(9, 'grassland'), piece: 'meeple', seat: 0 },
  { ...onTile(15, 'mountain'), piece: 'meeple', seat: 1 },
];

const cells = cellsBeside(tiles)
  .slice(0, 8)
  .map(({ x, y }) => ({ x, y, rotations: [0, 2] }));

export const DISCOVERY_TABLE = {
  tiles,
  pieces,
  seats: [{ colour: 'red' }, { colour: 'blue' }] as const,
  labels: LABELS,
  lastMoves: [{ x: tiles.at(-1)!.x, y: tiles.at(-1)!.y, seat: 1 }],
};

export const DISCOVERY_STATES: Record<string, Partial<DiscoveryBoardProps>> = {
  discovery: {},
  'discovery-cells': { cells },
  'discovery-claim': {
    ghost: { tile: 'D52', ...cells[2]!, rotation: 0, instance: 90 },
    claim: {
      ...cells[2]!,
      seat: 0,
      options: [0, 1, 2].map((feature) => ({
        feature,
        piece: 'meeple',
        label: `Region ${feature}`,
        line: feature + 1,
      })),
    },
    selectedClaim: 1,
    followers: [
      { ...onTile(0, 'mountain'), tag: '+4', label: 'Take back, 4 points' },
      { ...onTile(9, 'grassland'), tag: '+12', label: 'Take back, 12 points' },
    ],
    selectedFollower: 1,
  },
};
