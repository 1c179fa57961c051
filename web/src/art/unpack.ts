// Points as the build packs them: in tenths of a unit, those of a line by their steps.

import type { Point } from '../geometry/points.ts';

export const unpackPoint = ([x, y]: readonly [number, number]): Point => [x / 10, y / 10];

export function unpackLine(packed: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < packed.length; i += 2) {
    x += packed[i]!;
    y += packed[i + 1]!;
    points.push([x / 10, y / 10]);
  }
  return points;
}
