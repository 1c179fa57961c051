// English texts of Bridges, Castles & Bazaars: what is printed on its tiles.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'feature.bazaar': 'bazaar',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
