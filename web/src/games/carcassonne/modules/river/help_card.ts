import type { HelpCard } from '../module_card.ts';

export const card: HelpCard = {
  tiles: [
    { tile: 'river-spring', rotation: 0 },
    { tile: 'river1-straight', rotation: 0 },
  ],
};
