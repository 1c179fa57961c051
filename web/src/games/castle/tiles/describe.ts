// Facts about a turned castle tile, for putting it into words.

import { SIDES, type Side } from '../../../art/sides.ts';
import { castleShape } from './catalogue.ts';
import type { CastleKind } from './types.ts';

export interface CastleFeatureFacts {
  /** Index into the tile's features, as in records and actions. */
  readonly feature: number;
  readonly kind: CastleKind;
  /** Sides that it lies along, or that a path leaves by, clockwise from north. */
  readonly sides: readonly Side[];
  readonly market: boolean;
  /** Path: it passes or ends at the tile's fountain. */
  readonly fountain: boolean;
}

export interface CastleTileFacts {
  readonly tile: string;
  readonly rotation: number;
  readonly features: readonly CastleFeatureFacts[];
  /** All paths of the tile end at it. */
  readonly square: boolean;
}

export function describeCastleTile(tile: string, rotation: number): CastleTileFacts {
  const { features, hub } = castleShape(tile, rotation);
  return {
    tile,
    rotation,
    features: features.map(({ kind, edges, halves, market }, feature) => ({
      feature,
      kind,
      sides: kind === 'path' ? edges : SIDES.filter((_, side) => halves.some((half) => half >> 1 === side)),
      market: market !== null,
      fountain: kind === 'path' && hub?.kind === 'fountain',
    })),
    square: hub?.kind === 'square',
  };
}
