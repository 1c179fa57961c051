import type { HelpCard } from '../module_card.ts';

export const card: HelpCard = {
  tiles: [
    { tile: 'base-E', rotation: 0, on: 1, colour: 'yellow' },
    { tile: 'base-E', rotation: 0 },
  ],
  instead: { 'help.claim': 'help.claim.farmers' },
  basics: {
    title: 'help.farm.title',
    said(rules) {
      switch (rules?.options?.farm_scoring) {
        case 'farm-3-once':
          return 'help.farm.once';
        case 'city-4':
          return 'help.farm.city4';
        default:
          return 'help.farm';
      }
    },
  },
};
