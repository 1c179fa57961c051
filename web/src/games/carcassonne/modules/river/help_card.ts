import type { HelpCard } from '../module_card.ts';

export const RIVER_CARD = {
  name: 'river',
  tiles: [
    { tile: 'river-spring', rotation: 0 },
    { tile: 'river1-straight', rotation: 0 },
  ],
} as const satisfies HelpCard;
