// The cards of how to play that modules bring, in their order.

import { ABBEY_CARD } from './abbey_and_mayor/help_card.ts';
import { ABBOT_CARD } from './abbot/help_card.ts';
import { INNS_CARD } from './inns_and_cathedrals/help_card.ts';
import { KING_CARD } from './king_and_robber/help_card.ts';
import { PRINCESS_CARD } from './princess_and_dragon/help_card.tsx';
import { RIVER_CARD } from './river/help_card.ts';
import { TOWER_CARD } from './tower/help_card.tsx';
import { TRADERS_CARD } from './traders_and_builders/help_card.ts';

export const MODULE_CARDS = [
  RIVER_CARD,
  ABBOT_CARD,
  TOWER_CARD,
  KING_CARD,
  INNS_CARD,
  TRADERS_CARD,
  PRINCESS_CARD,
  ABBEY_CARD,
] as const;
