import type { HelpCard } from '../module_card.ts';

export const INNS_CARD = {
  name: 'inns_and_cathedrals',
  tiles: [
    { tile: 'inns-CFRR-through-inn', rotation: 0, on: 1, colour: 'red', piece: 'big_meeple' },
    { tile: 'inns-CCCC-joined-cathedral', rotation: 0 },
  ],
} as const satisfies HelpCard;
