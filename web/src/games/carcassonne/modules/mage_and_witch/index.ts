import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const MAGE_AND_WITCH: CarcassonneModule = {
  name: 'mage_and_witch',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.tsx')),
  tableInPlay: chunk(() => import('./in_play.ts')),
  panels: chunk(() => import('./panels.ts')),
  marks: chunk(() => import('./target_marks.tsx')),
};
