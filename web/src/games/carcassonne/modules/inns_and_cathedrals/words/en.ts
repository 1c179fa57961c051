// English texts of Inns & Cathedrals: what is said at a table.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'seat.bigMeeples': { one: '{n} big meeple left', other: '{n} big meeples left' },
  'tile.inn': '{what} with an inn',
  'tile.cathedral': '{what} with a cathedral',
  'line.flat.inn': 'inn',
  'line.flat.cathedral': 'cathedral',
  'piece.big_meeple': 'big meeple',
  'claim.big': '{role}, big meeple',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
