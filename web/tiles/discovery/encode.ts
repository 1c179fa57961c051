// The Discovery's shapes as the browser receives them.

import { KIND_LETTERS, type PackedDiscoveryShape } from '../../src/games/discovery/tiles/decode.ts';
import type { DiscoveryShape } from '../../src/games/discovery/tiles/types.ts';
import { packLine, packPoint } from '../encode.ts';

export function encodeDiscovery(shapes: readonly DiscoveryShape[]): PackedDiscoveryShape[] {
  return shapes.map(({ id, features, cities }) => ({
    id,
    f: features.map(({ kind, sides, slot, area }) => ({
      k: KIND_LETTERS[kind],
      s: packPoint(slot),
      ...(sides.length > 0 && { e: sides.join('') }),
      a: area.map(packLine),
    })),
    ...(cities.length > 0 && {
      c: cities.map(({ at, land, sea }) => [...packPoint(at), land, sea] as const),
    }),
  }));
}
