// English texts of Bridges, Castles & Bazaars: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.bridges_castles_and_bazaars':
    'Once in a turn you may lay a bridge over your tile or one beside it, from field to field, and over anything in between: it is a part of a road. A city of two tiles that you finish may become a castle: instead of its own points it gets those of the next road, city or monastery that is finished on its tiles or the four beside them. After a tile with a bazaar, as many tiles as there are players lie open. In turn, each offers one and bids for it, and the others bid once; whoever offers it keeps it for the highest bid or sells it. Then all play these tiles.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
