import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const HILLS_AND_SHEEP: CarcassonneModule = {
  name: 'hills_and_sheep',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.tsx')),
  tableInPlay: chunk(() => import('./in_play.ts')),
  panels: chunk(() => import('./panels.ts')),
  marks: chunk(() => import('./target_marks.tsx')),
};
