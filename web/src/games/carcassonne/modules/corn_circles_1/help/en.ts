// English texts of Corn Circles: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.corn_circles_1':
    'After a turn with a crop circle whoever laid it chooses for all: each may add a meeple from the supply beside an own one in the role that is shown, or each takes one of these home without points. A battlement calls knights, a winding line highwaymen, a fork farmers. Whoever is next answers first, whoever laid it last. Who has nobody in that role is passed over.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
