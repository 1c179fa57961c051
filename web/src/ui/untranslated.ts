// What a translator in the browser leaves alone: whatever changes by itself, and names.

import { language } from '../i18n/index.ts';

/**
 * The attributes of such a part. It tells its own language and direction, since a translator gives those of
 * its translation to the document. `look`: further classes.
 */
export function untranslated(look = '') {
  return { translate: false, lang: language(), dir: 'ltr' as const, class: `${look} notranslate`.trim() };
}
