// The words of all modules; if two have words for the same thing, the first one's are used.

import { ABBEY_WORDS } from './abbey_and_mayor/words.ts';
import { ABBOT_WORDS } from './abbot/words.ts';
import { KING_WORDS } from './king_and_robber/words.ts';
import type { ModuleWords } from './module_words.ts';
import { PRINCESS_WORDS } from './princess_and_dragon/words.ts';
import { TOWER_WORDS } from './tower/words.ts';
import { TRADERS_WORDS } from './traders_and_builders/words.ts';

export const MODULE_WORDS: readonly ModuleWords[] = [
  ABBOT_WORDS,
  TOWER_WORDS,
  KING_WORDS,
  PRINCESS_WORDS,
  TRADERS_WORDS,
  ABBEY_WORDS,
];
