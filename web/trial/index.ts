// The page's folder of the module that only tests have (../../tests/modules/trial): one of each kind of thing
// that a module may show. It stands outside src/, so that no built page has it, and is typed by what the
// generator of the protocol makes of its words (../../tests/lint/new_module).

import type { CarcassonneModule } from '../src/games/carcassonne/modules/module.ts';
import { chunk } from '../src/net/chunk.ts';

export const TRIAL: CarcassonneModule = {
  name: 'trial',
  picture: chunk(() => import('./picture.tsx')),
  card: chunk(() => import('./help_card.tsx')),
  table: chunk(() => import('./table.ts')),
  panels: chunk(() => import('./panels.ts')),
  marks: chunk(() => import('./target_marks.tsx')),
};
