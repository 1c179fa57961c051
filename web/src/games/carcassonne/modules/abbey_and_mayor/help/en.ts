// English texts of Abbey & Mayor: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.abbey_and_mayor':
    'Everybody has an abbey: lay it into a hole between four tiles instead of drawing. It closes what meets it and is a monastery. Your mayor counts for as many meeples as his city has pennants. When the road, city or monastery of your wagon is finished, it may go on to one nearby where nobody is. Your barn goes on a corner where four fields meet: its farmers score and go home, nobody can become a farmer there any more, and at the end each finished city there brings you 4 points.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
