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
  tally: { kinds: { features: ['flock'] }, kindsByReason: { flock: 'flock' } },
};
