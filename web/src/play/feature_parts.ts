// The printed parts of a feature, as the server tells them.

import type { Cell } from '../board/index.ts';
import type { FeatureExtent, Scored } from '../net/protocol.gen.ts';

export interface FeaturePart extends Cell {
  feature: number;
}

/** A feature in events: its kind, and its part of each of its tiles. */
export type FeatureTiles = Pick<Scored, 'feature' | 'tiles' | 'parts'>;

/** Empty if no feature on the board is concerned. */
export function partsOf({
  tiles,
  parts = [],
}: Pick<Scored, 'tiles' | 'parts'> | FeatureExtent): FeaturePart[] {
  return parts.flatMap((features, i) => {
    const [x, y] = tiles[i]!;
    return features.map((feature) => ({ x, y, feature }));
  });
}
