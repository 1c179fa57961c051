import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const TRADERS_AND_BUILDERS: CarcassonneModule = {
  name: 'traders_and_builders',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.ts')),
  table: chunk(() => import('./table.ts')),
  panels: chunk(() => import('./panels.ts')),
};
