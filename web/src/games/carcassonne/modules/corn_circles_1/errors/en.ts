// English texts of Corn Circles: what is refused.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'error.action/not_called': 'You have no meeple there that the crop circle calls.',
  'error.action/which_piece': 'Meeples of several kinds stand there: say which one.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
