// English texts of King & Robber Baron: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.king_and_robber':
    'The king goes to whoever lays the last tile of the first finished city, and then of each larger one, no matter whose meeples are there. The robber baron goes the same way, for roads. The rules of the table say what an award brings.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
