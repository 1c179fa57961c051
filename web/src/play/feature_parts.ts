// The printed parts of which a feature is made, as the server tells them.

import type { Cell } from '../board/index.ts';
import type { FeatureExtent, Scored } from '../net/protocol.gen.ts';

export interface Part extends Cell {
  feature: number;
}

/** A feature as events tell it: its kind, and what of each of its tiles is part of it. */
export type FeatureTiles = Pick<Scored, 'feature' | 'tiles' | 'parts'>;

/** Empty where no feature of the board is concerned. */
export function partsOf({ tiles, parts = [] }: Pick<Scored, 'tiles' | 'parts'> | FeatureExtent): Part[] {
  return parts.flatMap((features, i) => {
    const [x, y] = tiles[i]!;
    return features.map((feature) => ({ x, y, feature }));
  });
}
