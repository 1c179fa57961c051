// The area of a road.

import { band, disc, type Point } from '../../../geometry/points.ts';
import { HALF_WIDTH, RADIUS } from './types.ts';

/** From its lines; three or more meet in a roundabout. */
export function roadArea(lines: readonly (readonly Point[])[]): Point[][] {
  const bands = lines.map((line) => band(line, HALF_WIDTH.road));
  return lines.length > 2 ? [...bands, disc(lines[0]!.at(-1)!, RADIUS.roundabout)] : bands;
}
