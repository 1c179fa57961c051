// The Discovery's tiles by kind, in each of four rotations.

import shapes from 'virtual:discovery-shapes';
import { decodeDiscovery } from './decode.ts';
import { turnDiscovery } from './turn.ts';
import type { DiscoveryShape } from './types.ts';

const printed = new Map(decodeDiscovery(shapes).map((shape) => [shape.id, shape]));
const turned = new Map<string, DiscoveryShape>();

/** Every kind of tile, D01 to D64. */
export function discoveryTiles(): string[] {
  return [...printed.keys()];
}

/** The tile after so many quarter turns clockwise; an unknown one is blank. */
export function discoveryShape(id: string, rotation: number): DiscoveryShape {
  const key = `${id} ${rotation}`;
  const known = turned.get(key);
  if (known) return known;
  const shape = turnDiscovery(printed.get(id) ?? { id, features: [], cities: [] }, rotation);
  turned.set(key, shape);
  return shape;
}
