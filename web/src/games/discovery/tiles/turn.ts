// Turns a tile's shape. Geometry is turned before painting, so that the light always comes from one side.

import { SIDES, turnSide } from '../../../art/sides.ts';
import { type Point, rotate } from '../../../geometry/points.ts';
import type { DiscoveryShape } from './types.ts';

export function turnDiscovery(shape: DiscoveryShape, rotation: number): DiscoveryShape {
  if (rotation === 0) return shape;
  const turn = (p: Point): Point => rotate(p, rotation);
  return {
    ...shape,
    features: shape.features.map((feature) => ({
      ...feature,
      sides: SIDES.filter((side) => feature.sides.some((own) => turnSide(own, rotation) === side)),
      slot: turn(feature.slot),
      area: feature.area.map((ring) => ring.map(turn)),
    })),
    cities: shape.cities.map((city) => ({ ...city, at: turn(city.at) })),
  };
}
