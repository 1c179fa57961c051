// The edge of a tile.

import type { Brush } from './brush.ts';

/** Just enough for a tile to be seen as a tile. */
export function paintBevel(brush: Brush): void {
  brush.fillStyle = 'rgba(255,250,225,.2)';
  brush.fillRect(0, 0, 100, 0.7);
  brush.fillRect(0, 0, 0.7, 100);
  brush.fillStyle = 'rgba(48,32,8,.22)';
  brush.fillRect(0, 99.3, 100, 0.7);
  brush.fillRect(99.3, 0, 0.7, 100);
}
