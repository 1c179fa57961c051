// The half of its square that a start space covers.

import type { Side } from '../../../art/sides.ts';

/** By the side that it faces: left, top, width, height. Everything behind is wall. */
export const START_HALF: Record<Side, readonly [number, number, number, number]> = {
  N: [0, 0, 100, 50],
  E: [50, 0, 50, 100],
  S: [0, 50, 100, 50],
  W: [0, 0, 50, 100],
};
