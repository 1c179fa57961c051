// Where the small things of a painting go: decided for the tile as printed, then turned with it.

import type { Point } from '../../../geometry/points.ts';
import { hashText, type Random, randomFrom } from '../../../geometry/random.ts';
import type { TileShape } from '../tiles/types.ts';
import { blotches, farmland, greenery, meadowFlowers } from './land_layout.ts';
import { cityHouses, cityTrees, villageHouses } from './town_layout.ts';

export interface House {
  at: Point;
  /** Direction of the ridge, radians clockwise from east. */
  angle: number;
  length: number;
  depth: number;
  tint: number;
}

export interface Plant {
  at: Point;
  radius: number;
  kind: 'tree' | 'fir' | 'bush';
  tint: number;
}

/** Tilled land: strips of crops inside an uneven outline. */
export interface Patch {
  at: Point;
  /** Direction of the furrows, radians clockwise from east. */
  angle: number;
  radius: number;
  /** Outline about `at`, in the direction of the furrows. */
  outline: Point[];
  /** One number in 0..1 for each strip. */
  crops: number[];
}

export interface Layout {
  houses: House[];
  plants: Plant[];
  patches: Patch[];
  flowers: { at: Point; tint: number }[];
  blotches: { at: Point; radius: number; light: boolean }[];
}

/** Every kind of thing has randomness of its own, so that a change to one leaves the others where they are. */
export function layOut(shape: TileShape, seed: string): Layout {
  const stream = (kind: string): Random => randomFrom(hashText(`${seed} ${kind}`));
  const houses = [...cityHouses(shape, stream('town')), ...villageHouses(shape, stream('village'))];
  const patches = farmland(shape, stream('farmland'));
  const plants = greenery(shape, stream('greenery'), patches, houses);
  plants.push(...cityTrees(shape, stream('courtyards'), houses));
  return {
    houses,
    patches,
    plants,
    flowers: meadowFlowers(shape, stream('flowers')),
    blotches: blotches(stream('blotches')),
  };
}
