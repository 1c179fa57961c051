import type { HelpCard } from '../module_card.ts';

export const TRADERS_CARD = {
  name: 'traders_and_builders',
  tiles: [
    { tile: 'traders-FCFC-joined-wine', rotation: 1, on: 0, colour: 'yellow', piece: 'builder' },
    { tile: 'traders-CCFC-joined-grain', rotation: 0, on: 1, colour: 'green', piece: 'pig' },
    { tile: 'traders-CRFC-joined-cloth', rotation: 0 },
  ],
} as const satisfies HelpCard;
