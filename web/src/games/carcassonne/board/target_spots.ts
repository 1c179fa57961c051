// The places of targets that can be chosen anywhere on the board.

import { CELL, type Lookup, sameCell, type TargetSpot, withRoom } from '../../../board/index.ts';
import type { Target } from './board_types.ts';
import { type ShownLayer, standsAbove, topOf } from './layer.ts';

const SIDE_BY_SIDE = 22;
/**
 * Where each choice is shown: on its figure, or on top of what stands there; several for one thing stand side
 * by side.
 */
export function targetSpots(
  targets: readonly Target[],
  layers: readonly ShownLayer[],
  lookup: Lookup,
): TargetSpot[] {
  const same = (a: Target, b: Target): boolean => sameCell(a, b) && a.feature === b.feature;
  return withRoom(
    targets.map((target, i) => {
      const rivals = targets.flatMap((other, j) => (same(other, target) ? [j] : []));
      const { feature } = target;
      const [slotX, slotY] = (feature !== null && lookup(target, feature)?.slot) || [50, 50];
      const standing = rivals.some((rival) => !targets[rival]!.bare);
      const height = standing ? standsAbove : topOf;
      const above = feature === null ? 0 : height(layers, target, feature);
      const aside = (rivals.indexOf(i) - (rivals.length - 1) / 2) * SIDE_BY_SIDE;
      return { target: i, x: target.x * CELL + slotX, y: target.y * CELL + slotY - above, aside };
    }),
  );
}
