// English texts of Corn Circles II: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.corn_circles_2':
    'Six more tiles with crop circles, played like those of Corn Circles: whoever lays one chooses whether all may add a meeple beside one of their own in the role that is shown, or all take one of these home.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
