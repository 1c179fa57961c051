import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const ABBEY_AND_MAYOR: CarcassonneModule = {
  name: 'abbey_and_mayor',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.ts')),
  table: chunk(() => import('./table.ts')),
  panels: chunk(() => import('./panels.ts')),
  marks: chunk(() => import('./target_marks.tsx')),
};
