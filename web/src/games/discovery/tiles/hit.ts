// Which feature of a tile lies under a point.

import { insideRings, type Point } from '../../../geometry/points.ts';
import type { DiscoveryShape } from './types.ts';

/** Index of the feature, or null. */
export function discoveryFeatureAt({ features }: DiscoveryShape, p: Point): number | null {
  const found = features.findIndex(({ area }) => insideRings(p, area));
  return found >= 0 ? found : null;
}
