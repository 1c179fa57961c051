// English texts of Bridges, Castles & Bazaars: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.bridges_castles_and_bazaars': 'Bridges, Castles & Bazaars',
  'module.bridges_castles_and_bazaars.about':
    'Bridges carry roads over anything, small cities become castles that score with their neighbours, and at bazaars you bid for tiles.',
  'option.castle_unowned': 'A castle also scores with what has no meeples',
  'option.bazaar_auction': 'At a bazaar, players',
  'option.bazaar_auction.auction': 'bid for tiles',
  'option.bazaar_auction.pick': 'each take a tile',
  'option.bazaar_debt': 'Bids may cost more points than one has',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
