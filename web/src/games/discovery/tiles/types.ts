// The Discovery's data as the build prepares them. A tile is a square 0..100, x east, y south, as printed.

import type { Side } from '../../../art/sides.ts';
import type { Point } from '../../../geometry/points.ts';

export type DiscoveryKind = 'mountain' | 'grassland' | 'sea';

/** Radius of the ground that a city takes. */
export const CITY_RADIUS = 9;

export interface DiscoveryFeature {
  readonly kind: DiscoveryKind;
  /** Sides that it holds, each wholly, clockwise from north. */
  readonly sides: readonly Side[];
  /** Where a piece stands. */
  readonly slot: Point;
  readonly area: readonly (readonly Point[])[];
}

/** It stands on the shore between two features, and belongs to both. */
export interface DiscoveryCity {
  readonly at: Point;
  /** Indices into the tile's features. */
  readonly land: number;
  readonly sea: number;
}

export interface DiscoveryShape {
  /** The kind of the tile. */
  readonly id: string;
  readonly features: readonly DiscoveryFeature[];
  readonly cities: readonly DiscoveryCity[];
}
