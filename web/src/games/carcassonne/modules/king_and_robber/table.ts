import type { ModuleAtTable } from '../module.ts';
import { featureOfAward } from './award_taken.ts';
import { words } from './words.ts';

export const table: ModuleAtTable = {
  words,
  won: featureOfAward,
  tally: { kinds: { won: ['king', 'robber'] }, endReasons: ['award'] },
};
