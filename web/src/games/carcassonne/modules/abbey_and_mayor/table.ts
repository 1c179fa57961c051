import type { ModuleAtTable } from '../module.ts';
import { abbeyIn } from './abbey_in_draft.ts';
import { choices } from './choices.ts';
import { pieces } from './pieces.ts';
import { pieceChanges } from './pieces_in_draft.ts';
import { words } from './words.ts';

export const table: ModuleAtTable = {
  pieces,
  choices,
  words,
  pieceChanges,
  tried: abbeyIn,
  tally: { kinds: { features: ['barn'] } },
};
