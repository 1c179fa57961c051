import type { HelpCard } from '../module_card.ts';

export const card: HelpCard = {
  tiles: [
    { tile: 'corn2-CFCF-split-city', rotation: 0, on: 0 },
    { tile: 'corn2-RRRR-n+e+sw-road', rotation: 0, on: 2 },
    { tile: 'corn2-CFRF-field', rotation: 0, on: 2 },
  ],
};
