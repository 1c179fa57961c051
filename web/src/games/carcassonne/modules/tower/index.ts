import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const TOWER: CarcassonneModule = {
  name: 'tower',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.tsx')),
  table: chunk(() => import('./table.ts')),
  panels: chunk(() => import('./panels.ts')),
  marks: chunk(() => import('./target_marks.tsx')),
};
