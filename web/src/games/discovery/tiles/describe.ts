// Facts about a turned tile, for putting it into words.

import type { Side } from '../../../art/sides.ts';
import { discoveryShape } from './catalogue.ts';
import type { DiscoveryKind } from './types.ts';

export interface DiscoveryFeatureFacts {
  readonly kind: DiscoveryKind;
  /** Clockwise from north; none: it is shut in on its tile. */
  readonly sides: readonly Side[];
}

export interface DiscoveryTileFacts {
  /** In the order of records and actions. */
  readonly features: readonly DiscoveryFeatureFacts[];
  readonly cities: readonly { readonly land: DiscoveryFeatureFacts; readonly sea: DiscoveryFeatureFacts }[];
}

export function describeDiscoveryTile(tile: string, rotation: number): DiscoveryTileFacts {
  const { features, cities } = discoveryShape(tile, rotation);
  return {
    features: features.map(({ kind, sides }) => ({ kind, sides })),
    cities: cities.map(({ land, sea }) => ({ land: features[land]!, sea: features[sea]! })),
  };
}
