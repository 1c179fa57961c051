// The start spaces as tiles that lie on the wall from the beginning.

import type { PlacedTile } from '../../../board/index.ts';
import { hasCastleShape, PLAN } from './catalogue.ts';
import { splitCourtId } from './split_court.ts';

/** `s2Court`: whether the grass about the fountain of start space 2 is one court or two. */
export function startTiles(s2Court: 'joined' | 'split' = 'joined'): PlacedTile[] {
  return PLAN.starts.map(({ id, x, y }) => {
    const tile = s2Court === 'split' && hasCastleShape(splitCourtId(id)) ? splitCourtId(id) : id;
    return { tile, x, y, rotation: 0, instance: 0 };
  });
}
