import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const RIVER: CarcassonneModule = {
  name: 'river',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.ts')),
  table: chunk(() => import('./table.ts')),
};
