// English texts of Mage & Witch: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.mage_and_witch':
    'After laying a tile with a star you must move the mage or the witch, before anything else: to any unfinished road or city that has neither of them. The mage brings 1 point more for each tile of his road or city, the witch halves the points of hers, rounded up. Both count at the end, too. When their road or city is finished they leave the board, whether anybody scores or not. If a tile joins what the two stand on, one of them must move at once. Where neither can go anywhere, one of them leaves the board.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
