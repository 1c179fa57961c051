// The modules that the page shows, in their order. Nothing else in the page names one, or what one brings.

import { ABBEY_AND_MAYOR } from './abbey_and_mayor/index.ts';
import { ABBOT } from './abbot/index.ts';
import { BRIDGES_CASTLES_AND_BAZAARS } from './bridges_castles_and_bazaars/index.ts';
import { CORN_CIRCLES_1 } from './corn_circles_1/index.ts';
import { CORN_CIRCLES_2 } from './corn_circles_2/index.ts';
import { COUNT } from './count/index.ts';
import { FARMERS } from './farmers/index.ts';
import { GOLDMINES } from './goldmines/index.ts';
import { HILLS_AND_SHEEP } from './hills_and_sheep/index.ts';
import { INNS_AND_CATHEDRALS } from './inns_and_cathedrals/index.ts';
import { KING_AND_ROBBER } from './king_and_robber/index.ts';
import { MAGE_AND_WITCH } from './mage_and_witch/index.ts';
import type { CarcassonneModule } from './module.ts';
import { PRINCESS_AND_DRAGON } from './princess_and_dragon/index.ts';
import { RIVER } from './river/index.ts';
import { TOWER } from './tower/index.ts';
import { TRADERS_AND_BUILDERS } from './traders_and_builders/index.ts';

export const MODULES: readonly CarcassonneModule[] = [
  FARMERS,
  RIVER,
  ABBOT,
  TOWER,
  KING_AND_ROBBER,
  INNS_AND_CATHEDRALS,
  TRADERS_AND_BUILDERS,
  PRINCESS_AND_DRAGON,
  ABBEY_AND_MAYOR,
  COUNT,
  BRIDGES_CASTLES_AND_BAZAARS,
  HILLS_AND_SHEEP,
  MAGE_AND_WITCH,
  CORN_CIRCLES_1,
  CORN_CIRCLES_2,
  GOLDMINES,
];
