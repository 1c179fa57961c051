// The texts of playing with strangers, which come with what shows them: no other page carries them.

import { bringTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';

export { loadTexts } from '../../i18n/index.ts';

bringTexts('start', {
  en: chunk(() => import('./words/strangers_en.ts')),
  fr: chunk(() => import('./words/strangers_fr.ts')),
  de: chunk(() => import('./words/strangers_de.ts')),
  it: chunk(() => import('./words/strangers_it.ts')),
  ro: chunk(() => import('./words/strangers_ro.ts')),
});
