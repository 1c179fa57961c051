// English texts of Inns & Cathedrals: what is said at a table, and how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'seat.bigMeeples': { one: '{n} big meeple left', other: '{n} big meeples left' },
  'tile.inn': '{what} with an inn',
  'tile.cathedral': '{what} with a cathedral',
  'line.flat.inn': 'inn',
  'line.flat.cathedral': 'cathedral',
  'piece.big_meeple': 'big meeple',
  'claim.big': '{role}, big meeple',
  'help.inns_and_cathedrals':
    'A finished road with an inn scores 2 points a tile, a finished city with a cathedral 3 a tile and 3 a pennant. Unfinished at the end, they score nothing. Your big meeple counts as two where meeples are compared. It brings the points once only.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
