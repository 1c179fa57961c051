import type { ModuleAtTable } from '../module.ts';
import { choices } from './choices.tsx';
import { layer } from './layer.tsx';
import { words } from './words.ts';

export const table: ModuleAtTable = {
  choices,
  words,
  layer,
  tally: { kinds: { won: ['gold'] }, endReasons: ['gold'] },
};
