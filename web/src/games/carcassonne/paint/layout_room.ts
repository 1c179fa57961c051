// What is still free on a tile: the questions that everything asks before it settles somewhere.

import { distance, distanceToLine, type Point } from '../../../geometry/points.ts';
import { RADIUS, type TileFeature, type TileShape } from '../tiles/types.ts';

export const BORDER = 100;
export const borderRoom = ([x, y]: Point): number => Math.min(x, y, BORDER - x, BORDER - y);

export interface Round {
  at: Point;
  radius: number;
}

/** Things that nothing may be painted over: slots, buildings, shields. */
export function kept(shape: TileShape, slotRadius: number): Round[] {
  return shape.features.flatMap((feature) => [
    { at: feature.slot, radius: slotRadius },
    ...feature.shields.map((at) => ({ at, radius: RADIUS.pennant + 1.5 })),
    ...(feature.at ? [{ at: feature.at, radius: feature.kind === 'monastery' ? 15 : 11 }] : []),
  ]);
}

export const clearOf = (p: Point, rounds: readonly Round[], margin: number): boolean =>
  rounds.every(({ at, radius }) => distance(p, at) >= radius + margin);

/** Distance to the nearest city wall. */
export function wallRoom(shape: TileShape, at: Point): number {
  const walls = shape.features.flatMap((feature) => (feature.kind === 'city' ? feature.lines : []));
  return Math.min(Number.POSITIVE_INFINITY, ...walls.map((wall) => distanceToLine(at, wall)));
}

export function fieldsOf(shape: TileShape): TileFeature[] {
  return shape.features.filter(({ kind }) => kind === 'field');
}
