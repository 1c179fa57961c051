// English texts of Traders & Builders: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.traders_and_builders':
    'The last tile of a city brings its player the goods there: wine, grain and cloth. At the end the most of each kind is worth 10 points. Put your builder on a road or in a city where you have a meeple: extend it later, and you play a second tile at once. Your pig goes beside a farmer of yours, and each finished city there is worth 1 point more to you.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
