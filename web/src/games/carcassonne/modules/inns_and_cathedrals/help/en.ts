// English texts of Inns & Cathedrals: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.inns_and_cathedrals':
    'A finished road with an inn scores 2 points a tile, a finished city with a cathedral 3 a tile and 3 a pennant. Unfinished at the end, they score nothing. Your big meeple counts as two where meeples are compared. It brings the points once only.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
