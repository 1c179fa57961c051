import type { ModuleAtTable } from '../module.ts';
import { pieces } from './pieces.ts';
import { words } from './words.ts';

export const table: ModuleAtTable = {
  pieces,
  choices: { double_turn: { beforeClaims: true, isTile: true } },
  words,
  tally: { kinds: { won: ['goods'] }, endReasons: ['goods'] },
};
