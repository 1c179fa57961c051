// English texts of Bridges, Castles & Bazaars: what is refused.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'error.action/no_bridge_left': 'You have no bridge left.',
  'error.action/bridge_used': 'Only one bridge with each tile.',
  'error.action/no_bridge_there': 'No bridge can be laid there.',
  'error.action/needs_bridge': 'The tile fits there only with a bridge.',
  'error.action/no_small_city': 'No castle can be built there.',
  'error.action/no_such_offer': 'That tile is not on offer.',
  'error.action/bid_too_low': 'Bid more than the highest bid.',
  'error.action/bid_too_high': 'You can’t pay that much.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
