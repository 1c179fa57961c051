import type { HelpCard } from '../module_card.ts';

export const card: HelpCard = {
  tiles: [
    { tile: 'king-CCCC-ns+ew', rotation: 0 },
    { tile: 'king-CRRR-es+w', rotation: 0 },
  ],
};
