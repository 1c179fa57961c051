import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const GOLDMINES: CarcassonneModule = {
  name: 'goldmines',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.tsx')),
  tableInPlay: chunk(() => import('./in_play.ts')),
  panels: chunk(() => import('./panels.ts')),
  marks: chunk(() => import('./target_marks.tsx')),
};
