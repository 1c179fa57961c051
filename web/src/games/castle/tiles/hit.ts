// Which feature of a castle tile lies under a point.

import { distance, insideRings, type Point } from '../../../geometry/points.ts';
import { CASTLE_RADIUS, type CastleShape } from './types.ts';

/** Index of the feature, or null: on a square, where several paths end. */
export function castleFeatureAt({ features, hub }: CastleShape, p: Point): number | null {
  if (hub?.kind === 'square' && distance(hub.at, p) <= CASTLE_RADIUS.square) return null;
  const under = (isPath: boolean): number =>
    features.findIndex(({ kind, area }) => (kind === 'path') === isPath && insideRings(p, area));
  const path = under(true);
  const found = path >= 0 ? path : under(false);
  return found >= 0 ? found : null;
}
