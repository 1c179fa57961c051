// Every drawn tile by id, in each of its four rotations.

import packed from 'virtual:tile-shapes';
import { decodeShapes } from './decode.ts';
import { turnShape } from './turn.ts';
import type { TileShape } from './types.ts';

const shapes = new Map(decodeShapes(packed).map((shape) => [shape.id, shape]));
const turned = new Map<string, TileShape>();

/** Ids of all tiles that have a drawing. */
export function drawnTiles(): string[] {
  return [...shapes.keys()];
}

/** The tile as it lies after so many quarter turns clockwise; a tile without a drawing is a bare meadow. */
export function tileShape(id: string, rotation: number): TileShape {
  const key = `${id} ${rotation}`;
  const known = turned.get(key);
  if (known) return known;
  const shape = turnShape(shapes.get(id) ?? bare(id), rotation);
  turned.set(key, shape);
  return shape;
}

function bare(id: string): TileShape {
  return { id, edges: 'FFFF', features: [], junctions: [], gates: [], crosses: [] };
}
