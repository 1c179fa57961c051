// English texts of The Count of Carcassonne: what is refused.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'error.action/quarter_closed': 'That meeple may not go there.',
  'error.action/not_in_this_quarter': 'You have no such meeple in that quarter.',
  'error.action/quarter_locked': 'The count stands there: nobody comes out.',
  'error.action/no_way_out': 'Nobody from that quarter may go there now.',
  'error.action/count_stays': 'The count can’t go there.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
