// English texts of farmers: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.claim.farmers':
    'You may put one meeple on the tile that you have just placed: a highwayman on a road, a knight in a city, a monk in a monastery, a farmer in a field. But not on a road, city or field where a meeple stands already, however far away.',
  'help.farm.title': 'Mind the fields',
  'help.farm':
    'Farmers stay in their field until the end. Then each field scores 3 points for every finished city that it touches. What is unfinished scores a little, too.',
  'help.farm.once':
    'Farmers stay in their field until the end. Then each field scores 3 points for every finished city that it touches; but no city pays the same player twice. What is unfinished scores a little, too.',
  'help.farm.city4':
    'Farmers stay in their field until the end. Then each finished city scores 4 points for whoever has the most farmers in all the fields around it. What is unfinished scores a little, too.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
