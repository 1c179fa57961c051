import type { ModuleAtTable } from '../module.ts';
import { choices } from './choices.tsx';
import { layer } from './layer.tsx';
import { moment } from './moment.tsx';
import { pieces } from './pieces.ts';
import { words } from './words.ts';

export const table: ModuleAtTable = {
  pieces,
  choices,
  words,
  layer,
  moment,
  growing: ({ options }) => {
    if (options.hills_vineyards === false) return [];
    return options.vineyard_scope === 'monasteries_and_gardens' ? ['monastery', 'garden'] : ['monastery'];
  },
  tally: { kinds: { features: ['flock'] }, kindsByReason: { flock: 'flock' } },
};
