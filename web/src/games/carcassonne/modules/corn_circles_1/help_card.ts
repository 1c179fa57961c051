import type { HelpCard } from '../module_card.ts';

export const card: HelpCard = {
  tiles: [
    { tile: 'corn1-CFFC-joined-city', rotation: 0, on: 0 },
    { tile: 'corn1-FFRR-through-road', rotation: 0, on: 0 },
    { tile: 'corn1-CRFF-field', rotation: 0, on: 2 },
  ],
};
