import { withoutPiece } from '../../../../play/table/decided.ts';
import type { ModuleAtTable } from '../module.ts';
import { choices } from './choices.tsx';
import { towerBeneath } from './tower_beneath.ts';
import { layer } from './tower_layer.tsx';
import { words } from './words.ts';

export const table: ModuleAtTable = {
  choices,
  words,
  layer,
  pieceChanges: { piece_captured: withoutPiece },
  kindBeneath: towerBeneath,
  tally: {
    kinds: { paid: ['ransom'] },
    kindsByReason: { ransom: 'ransom' },
    freedBy: ['prisoner_freed'],
  },
};
