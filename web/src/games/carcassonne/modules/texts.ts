// The texts of all modules, as further texts of five parts of the page's.

import { bringTexts } from '../../../i18n/index.ts';
import { chunk } from '../../../net/chunk.ts';

bringTexts('modules', {
  en: chunk(() => import('./texts/words/en.ts')),
  fr: chunk(() => import('./texts/words/fr.ts')),
  de: chunk(() => import('./texts/words/de.ts')),
  it: chunk(() => import('./texts/words/it.ts')),
  ro: chunk(() => import('./texts/words/ro.ts')),
});

bringTexts('played', {
  en: chunk(() => import('./texts/played/en.ts')),
  fr: chunk(() => import('./texts/played/fr.ts')),
  de: chunk(() => import('./texts/played/de.ts')),
  it: chunk(() => import('./texts/played/it.ts')),
  ro: chunk(() => import('./texts/played/ro.ts')),
});

bringTexts('rules', {
  en: chunk(() => import('./texts/options/en.ts')),
  fr: chunk(() => import('./texts/options/fr.ts')),
  de: chunk(() => import('./texts/options/de.ts')),
  it: chunk(() => import('./texts/options/it.ts')),
  ro: chunk(() => import('./texts/options/ro.ts')),
});

bringTexts('help', {
  en: chunk(() => import('./texts/help/en.ts')),
  fr: chunk(() => import('./texts/help/fr.ts')),
  de: chunk(() => import('./texts/help/de.ts')),
  it: chunk(() => import('./texts/help/it.ts')),
  ro: chunk(() => import('./texts/help/ro.ts')),
});

bringTexts('errors', {
  en: chunk(() => import('./texts/errors/en.ts')),
  fr: chunk(() => import('./texts/errors/fr.ts')),
  de: chunk(() => import('./texts/errors/de.ts')),
  it: chunk(() => import('./texts/errors/it.ts')),
  ro: chunk(() => import('./texts/errors/ro.ts')),
});
