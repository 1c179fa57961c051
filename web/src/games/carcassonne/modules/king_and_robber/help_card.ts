import type { HelpCard } from '../module_card.ts';

export const KING_CARD = {
  name: 'king_and_robber',
  tiles: [
    { tile: 'king-CCCC-ns+ew', rotation: 0 },
    { tile: 'king-CRRR-es+w', rotation: 0 },
  ],
} as const satisfies HelpCard;
