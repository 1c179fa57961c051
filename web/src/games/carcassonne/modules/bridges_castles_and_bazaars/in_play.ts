import type { ModuleAtTable } from '../module.ts';
import { castleBeneath } from './castle_beneath.ts';
import { choices } from './choices.tsx';
import { layer } from './layer.tsx';
import { words } from './words.ts';

export const table: ModuleAtTable = {
  choices,
  words,
  layer,
  kindBeneath: castleBeneath,
  tally: {
    kinds: { features: ['castle'], paid: ['bazaar'] },
    kindsByReason: { castle: 'castle', bazaar: 'bazaar' },
  },
};
