import type { HelpCard } from '../module_card.ts';

export const ABBEY_CARD = {
  name: 'abbey_and_mayor',
  tiles: [
    { tile: 'abbey-tile', rotation: 0, on: 0, colour: 'green' },
    { tile: 'abbey-CCCC-joined-shields2', rotation: 0, on: 0, colour: 'red', piece: 'mayor' },
  ],
} as const satisfies HelpCard;
