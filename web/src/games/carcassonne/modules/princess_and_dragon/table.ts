import type { ModuleAtTable } from '../module.ts';
import { choices } from './choices.tsx';
import { elsewhere } from './elsewhere.tsx';
import { layer } from './layer.tsx';
import { words } from './words.ts';

export const table: ModuleAtTable = {
  choices,
  words,
  layer,
  elsewhere,
  tally: {
    kinds: { won: ['fairy'] },
    kindsByReason: { fairy: 'fairy', fairy_turn: 'fairy' },
    returnStream: 'dragon',
  },
};
