// The edge of a tile.

import type { Brush } from './brush.ts';

const LIT = 'rgba(255,250,225,.2)';
const SHADED = 'rgba(48,32,8,.22)';
/** Clockwise from north. */
const SIDES = [
  [LIT, 0, 0, 100, 0.7],
  [SHADED, 99.3, 0, 0.7, 100],
  [SHADED, 0, 99.3, 100, 0.7],
  [LIT, 0, 0, 0.7, 100],
] as const;

/** Just enough for a tile to be seen as a tile; `isInner`: a side where its picture goes on. */
export function paintBevel(brush: Brush, isInner: (side: number) => boolean = () => false): void {
  for (const [side, [colour, x, y, width, height]] of SIDES.entries()) {
    if (isInner(side)) continue;
    brush.fillStyle = colour;
    brush.fillRect(x, y, width, height);
  }
}
