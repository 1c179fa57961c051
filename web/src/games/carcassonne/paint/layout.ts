// Where the small things of a painting go: decided for the tile as printed, then turned with it.

import type { Layout } from '../../../art/things.ts';
import { hashText, type Random, randomFrom } from '../../../geometry/random.ts';
import type { TileShape } from '../tiles/types.ts';
import { blotches, farmland, greenery, meadowFlowers } from './land_layout.ts';
import { cityHouses, cityTrees, villageHouses } from './town_layout.ts';

/** Every kind of thing has its own randomness, so that a change to one leaves the others where they are. */
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
