// Turns a tile's shape. Geometry is turned before painting, so that the light comes from one side in
// every rotation.

import { SIDES, turnSide } from '../../../art/sides.ts';
import { add, type Point, rotate, subtract } from '../../../geometry/points.ts';
import type { TileFeature, TileShape } from './types.ts';

function turnDirection([x, y]: Point, rotation: number): Point {
  const [ox, oy] = rotate([50 + x, 50 + y], rotation);
  return [ox - 50, oy - 50];
}

/** A building is painted upright in every rotation, and a piece always stands in front of it. */
function turnSlot({ kind, at, slot }: TileFeature, rotation: number): Point {
  if ((kind !== 'monastery' && kind !== 'city') || !at) return rotate(slot, rotation);
  return add(rotate(at, rotation), subtract(slot, at));
}

function turnFeature(feature: TileFeature, rotation: number): TileFeature {
  const turn = (p: Point): Point => rotate(p, rotation);
  return {
    ...feature,
    edges: SIDES.filter((side) => feature.edges.some((edge) => turnSide(edge, rotation) === side)),
    shares: feature.shares && turnSide(feature.shares, rotation),
    halves: feature.halves.map((half) => (half + 2 * rotation) % 8).sort((a, b) => a - b),
    slot: turnSlot(feature, rotation),
    area: feature.area.map((ring) => ring.map(turn)),
    lines: feature.lines.map((line) => line.map(turn)),
    shields: feature.shields.map(turn),
    goods: feature.goods && { ...feature.goods, at: turn(feature.goods.at) },
    princess: feature.princess && turn(feature.princess),
    at: feature.at && turn(feature.at),
  };
}

export function turnShape(shape: TileShape, rotation: number): TileShape {
  if (rotation === 0) return shape;
  const turn = (p: Point): Point => rotate(p, rotation);
  return {
    ...shape,
    edges: [0, 1, 2, 3].map((side) => shape.edges[(side - rotation + 4) % 4]).join(''),
    features: shape.features.map((feature) => turnFeature(feature, rotation)),
    junctions: shape.junctions.map((junction) => ({ ...junction, at: turn(junction.at) })),
    gates: shape.gates.map(({ at, inward }) => ({ at: turn(at), inward: turnDirection(inward, rotation) })),
    lanes: shape.lanes.map((lane) => lane.map(turn)),
    cuts: shape.cuts.map((cut) => cut.map(turn)),
    ...(shape.block && { block: { ...shape.block, turned: rotation } }),
  };
}
