import type { HelpCard } from '../module_card.ts';

export const ABBOT_CARD = {
  name: 'abbot',
  tiles: [{ tile: 'base-E-garden', rotation: 0, on: 2, colour: 'blue', piece: 'abbot' }],
} as const satisfies HelpCard;
