// English texts of Goldmines: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.goldmines':
    'After you lay a tile with a pickaxe, a bar of gold lies on it, and before anything else you lay a second one on a tile around it. When a road, a city or a monastery is finished, whoever scores it takes the bars on its tiles; a monastery has nine. Several who share it, or who finish things at once, take one bar at a time, whoever laid the tile first. At the end up to 3 bars are worth 1 point each, 4 to 6 are worth 2 each, 7 to 9 are worth 3 each, 10 or more 4 each. Fields bring no gold, and what is still on the board counts for nobody.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
