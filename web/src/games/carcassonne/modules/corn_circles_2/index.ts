import { chunk } from '../../../../net/chunk.ts';
import { CORN_CIRCLES_1 } from '../corn_circles_1/index.ts';
import type { CarcassonneModule } from '../module.ts';

/** More tiles, with all that the first set brings to a table. */
export const CORN_CIRCLES_2: CarcassonneModule = {
  name: 'corn_circles_2',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.ts')),
  tableInPlay: CORN_CIRCLES_1.tableInPlay,
  marks: CORN_CIRCLES_1.marks,
};
