// The Castle's tiles by kind and its start spaces by id, in each of four rotations; and its board.

import castle from 'virtual:castle-shapes';
import { decodeCastle } from './decode.ts';
import { turnCastle } from './turn.ts';
import type { CastlePlan, CastleShape } from './types.ts';

const shapes = new Map(decodeCastle(castle.shapes).map((shape) => [shape.id, shape]));
const turned = new Map<string, CastleShape>();

export const PLAN: CastlePlan = castle.plan;

/** Every kind of tile, K01 to K48. */
export function castleTiles(): string[] {
  return [...shapes.values()].flatMap(({ id, faces }) => (faces ? [] : [id]));
}

export const hasCastleShape = (id: string): boolean => shapes.has(id);

/** The tile after so many quarter turns clockwise; an unknown one is blank. */
export function castleShape(id: string, rotation: number): CastleShape {
  const key = `${id} ${rotation}`;
  const known = turned.get(key);
  if (known) return known;
  const shape = turnCastle(
    shapes.get(id) ?? { id, features: [], hub: null, doors: [], faces: null },
    rotation,
  );
  turned.set(key, shape);
  return shape;
}
