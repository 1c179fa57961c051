import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const INNS_AND_CATHEDRALS: CarcassonneModule = {
  name: 'inns_and_cathedrals',
  picture: chunk(async () => (await import('./picture.tsx')).picture),
  card: chunk(async () => (await import('./help_card.ts')).card),
  table: chunk(async () => (await import('./table.ts')).table),
  hasTexts: true,
};
