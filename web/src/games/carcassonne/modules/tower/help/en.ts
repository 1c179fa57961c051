// English texts of The Tower: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.tower':
    'Instead of a meeple you may put down a tower piece, on a foundation or on a tower. The tower reaches as far as it is high, in four directions: take a meeple there prisoner. A meeple on top closes the tower. Two players who hold each other’s meeples exchange them; a ransom costs 3 points.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
