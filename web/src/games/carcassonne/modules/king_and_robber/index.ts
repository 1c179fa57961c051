import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const KING_AND_ROBBER: CarcassonneModule = {
  name: 'king_and_robber',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.ts')),
  table: chunk(() => import('./table.ts')),
  panels: chunk(() => import('./panels.ts')),
};
