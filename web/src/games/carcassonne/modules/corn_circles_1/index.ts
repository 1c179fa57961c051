import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const CORN_CIRCLES_1: CarcassonneModule = {
  name: 'corn_circles_1',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.ts')),
  tableInPlay: chunk(() => import('./in_play.ts')),
  marks: chunk(() => import('./target_marks.tsx')),
};
