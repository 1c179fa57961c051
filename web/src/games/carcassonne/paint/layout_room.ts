// The free room on a tile, which everything asks about before it takes a place.

import { distance, distanceToLine, type Point, rotate } from '../../../geometry/points.ts';
import { type FeatureKind, RADIUS, type TileFeature, type TileShape } from '../tiles/types.ts';

export const BORDER = 100;
export const borderRoom = ([x, y]: Point): number => Math.min(x, y, BORDER - x, BORDER - y);

export interface Round {
  at: Point;
  radius: number;
}

/** The room that a monastery, a cathedral and some sights need. */
const ROOM_FOR: Partial<Record<FeatureKind, number>> = {
  monastery: 15,
  city: RADIUS.cathedral + 3,
  volcano: 17,
  bazaar: 14,
  hill: 14,
  vineyard: 12,
  corn_circle: 14,
};

/** Places that nothing may be painted over: slots, buildings, shields. */
export function kept(shape: TileShape, slotRadius: number): Round[] {
  return shape.features.flatMap((feature) => [
    ...slotsOf(feature).map((at) => ({ at, radius: slotRadius })),
    ...feature.shields.map((at) => ({ at, radius: RADIUS.pennant + 1.5 })),
    ...(feature.princess ? [{ at: feature.princess, radius: RADIUS.princess + 1.5 }] : []),
    ...(feature.goods ? [{ at: feature.goods.at, radius: RADIUS.goods + 1.5 }] : []),
    ...(feature.at ? [{ at: feature.at, radius: ROOM_FOR[feature.kind] ?? 11 }] : []),
  ]);
}

/** Where pieces stand, in any rotation of the tile: before a cathedral, which is painted upright. */
function slotsOf({ kind, at, slot }: TileFeature): Point[] {
  if (kind !== 'city' || !at) return [slot];
  return [0, 1, 2, 3].map((rotation) => rotate(slot, rotation));
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
