import type { ModuleAtTable } from '../src/games/carcassonne/modules/module.ts';
import { layer } from './cart_layer.tsx';
import { choices } from './choices.tsx';
import { pieces } from './pieces.ts';
import { words } from './words.ts';

export const table: ModuleAtTable = {
  pieces,
  choices,
  words,
  layer,
  tally: {
    kinds: { features: ['stones'], won: ['guess'] },
    kindsByReason: { guessed: 'guess' },
  },
};
