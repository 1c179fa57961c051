// English texts of The Count of Carcassonne: what is printed on its tiles.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'tile.walled': 'part of the city of Carcassonne',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
