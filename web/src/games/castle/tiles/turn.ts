// Turns a castle tile's shape. Geometry is turned before painting, so that the light always comes
// from one side.

import { SIDES, turnSide } from '../../../art/sides.ts';
import { type Point, rotate } from '../../../geometry/points.ts';
import type { CastleFeature, CastleShape } from './types.ts';

export function turnCastle(shape: CastleShape, rotation: number): CastleShape {
  if (rotation === 0) return shape;
  const turn = (p: Point): Point => rotate(p, rotation);
  const turnFeature = (feature: CastleFeature): CastleFeature => ({
    ...feature,
    edges: SIDES.filter((side) => feature.edges.some((edge) => turnSide(edge, rotation) === side)),
    halves: feature.halves.map((half) => (half + 2 * rotation) % 8).sort((a, b) => a - b),
    slot: turn(feature.slot),
    area: feature.area.map((ring) => ring.map(turn)),
    lines: feature.lines.map((line) => line.map(turn)),
    spots: feature.spots.map(turn),
    market: feature.market && turn(feature.market),
  });
  return {
    ...shape,
    features: shape.features.map(turnFeature),
    hub: shape.hub && { ...shape.hub, at: turn(shape.hub.at) },
    doors: shape.doors.map(turn),
    faces: shape.faces && turnSide(shape.faces, rotation),
  };
}
