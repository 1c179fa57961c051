import { chunk } from '../../../../net/chunk.ts';
import type { CarcassonneModule } from '../module.ts';

export const ABBEY_AND_MAYOR: CarcassonneModule = {
  name: 'abbey_and_mayor',
  picture: chunk(async () => (await import('./picture.tsx')).picture),
  card: chunk(async () => (await import('./help_card.ts')).card),
  table: chunk(async () => (await import('./table.ts')).table),
  hasTexts: true,
  panels: chunk(async () => (await import('./panels.ts')).panels),
  marks: chunk(async () => (await import('./target_marks.tsx')).marks),
};
