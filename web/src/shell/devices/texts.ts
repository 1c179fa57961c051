// The texts of sharing with other devices, which come with what shows them: no other page carries them.

import { bringTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';

bringTexts('start', {
  en: chunk(() => import('./words/sharing_en.ts')),
  fr: chunk(() => import('./words/sharing_fr.ts')),
  de: chunk(() => import('./words/sharing_de.ts')),
  it: chunk(() => import('./words/sharing_it.ts')),
  ro: chunk(() => import('./words/sharing_ro.ts')),
});
