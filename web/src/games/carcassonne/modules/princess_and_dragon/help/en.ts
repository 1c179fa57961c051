// English texts of The Princess & The Dragon: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.princess_and_dragon':
    'A tile with a volcano brings the dragon, and nobody goes to that tile. A tile with a dragon moves it up to six steps, and each player in turn chooses one: it eats every meeple on its way, and never goes back. Instead of sending a meeple, put the fairy beside one of yours: the dragon keeps off, your turn begins with 1 point, and it brings 3 more when it scores. A princess may send one knight of her city home. From a portal a meeple goes to any tile, where nobody is and nothing is finished.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
