// The Castle's shapes and board as the browser receives them.

import type { PackedCastleFeature, PackedCastleShape } from '../../src/games/castle/tiles/decode.ts';
import type {
  CastleFeature,
  CastleHub,
  CastlePlan,
  CastleShape,
} from '../../src/games/castle/tiles/types.ts';
import { packLine, packPoint } from '../encode.ts';
import type { CastleData } from './data.ts';

function packFeature(feature: CastleFeature, hub: CastleHub | null): PackedCastleFeature {
  const { kind, edges, halves, slot, area, lines, spots, market } = feature;
  return {
    k: kind,
    s: packPoint(slot),
    ...(edges.length > 0 && { e: edges.join('') }),
    ...(halves.length > 0 && { h: halves.join('') }),
    // A path's band follows from its lines, unless a fountain joins its arms.
    ...((kind !== 'path' || hub?.kind === 'fountain') && { a: area.map(packLine) }),
    ...(lines.length > 0 && { l: lines.map(packLine) }),
    ...(spots.length > 0 && { t: spots.map(packPoint) }),
    ...(market && { m: packPoint(market) }),
  };
}

export function encodeCastle(shapes: readonly CastleShape[]): PackedCastleShape[] {
  return shapes.map(({ id, features, hub, doors, faces }) => ({
    id,
    f: features.map((feature) => packFeature(feature, hub)),
    ...(hub && { u: [...packPoint(hub.at), hub.kind] as const }),
    ...(doors.length > 0 && { d: doors.map(packPoint) }),
    ...(faces && { w: faces }),
  }));
}

/** Rows and columns count from 0 in the data, and from 1 in the rules and on the board. */
export function planOf({ board }: CastleData): CastlePlan {
  return {
    wall: board.wall_cells.map(([row, column]) => [column + 1, row + 1]),
    corners: board.wall_corner_tiles.map(([first]) => first),
    starts: board.start_spaces.map(({ id, at: [row, column] }) => ({ id, x: column + 1, y: row + 1 })),
  };
}
