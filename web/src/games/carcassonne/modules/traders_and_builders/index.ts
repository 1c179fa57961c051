import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const TRADERS_AND_BUILDERS: CarcassonneModule = {
  name: 'traders_and_builders',
  picture: chunk(async () => (await import('./picture.tsx')).picture),
  card: chunk(async () => (await import('./help_card.ts')).card),
  table: chunk(async () => (await import('./table.ts')).table),
  hasTexts: true,
  panels: chunk(async () => (await import('./panels.ts')).panels),
};
