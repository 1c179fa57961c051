import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const INNS_AND_CATHEDRALS: CarcassonneModule = {
  name: 'inns_and_cathedrals',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.ts')),
  table: chunk(() => import('./table.ts')),
};
