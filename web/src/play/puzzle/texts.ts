// The texts of puzzles, which come with what shows them: no other page carries them.

import { bringTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';

export { loadTexts } from '../../i18n/index.ts';

bringTexts('start', {
  en: chunk(() => import('./words/puzzles_en.ts')),
  fr: chunk(() => import('./words/puzzles_fr.ts')),
  de: chunk(() => import('./words/puzzles_de.ts')),
  it: chunk(() => import('./words/puzzles_it.ts')),
  ro: chunk(() => import('./words/puzzles_ro.ts')),
});
