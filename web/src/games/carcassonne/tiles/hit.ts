// Which feature lies under a point of a tile.

import { distance, insideRings, type Point } from '../../../geometry/points.ts';
import { type FeatureKind, RADIUS, type TileShape } from './types.ts';

/** The topmost kinds first. */
const ORDER: readonly FeatureKind[] = ['tower', 'monastery', 'garden', 'road', 'city', 'river', 'field'];
/** Roads are narrow: a near miss counts. */
const ROAD_REACH = 1.5;

/** Index of the feature, or null where nothing claimable lies. */
export function featureAt(shape: TileShape, p: Point): number | null {
  for (const kind of ORDER) {
    const found = shape.features.findIndex((feature) => feature.kind === kind && covers(feature, p));
    if (found >= 0) return found;
  }
  return null;
}

function covers({ kind, area, at }: TileShape['features'][number], p: Point): boolean {
  if (at && (kind === 'monastery' || kind === 'garden' || kind === 'tower'))
    return distance(at, p) <= RADIUS[kind];
  if (at && kind === 'road' && distance(at, p) <= RADIUS.inn) return true;
  if (insideRings(p, area)) return true;
  if (kind !== 'road') return false;
  return [0, 1, 2, 3].some((i) => {
    const angle = (i * Math.PI) / 2;
    const near: Point = [p[0] + Math.cos(angle) * ROAD_REACH, p[1] + Math.sin(angle) * ROAD_REACH];
    return insideRings(near, area);
  });
}
