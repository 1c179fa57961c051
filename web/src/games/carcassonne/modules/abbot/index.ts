import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const ABBOT: CarcassonneModule = {
  name: 'abbot',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.ts')),
  table: chunk(() => import('./table.ts')),
  marks: chunk(() => import('./target_marks.ts')),
};
