// English texts of The Princess & The Dragon: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.princess_and_dragon': 'The Princess & The Dragon',
  'module.princess_and_dragon.about':
    'A dragon that everybody moves eats meeples, a fairy guards one, a princess sends a knight home, and portals lead to any tile.',
  'option.dragon_moves': 'The dragon moves',
  'option.dragon_moves.before_scoring': 'before the tile is scored',
  'option.dragon_moves.after_scoring': 'after the tile is scored',
  'option.princess': 'When a princess joins a city',
  'option.princess.may': 'a knight may be sent home',
  'option.princess.must': 'a knight must be sent home',
  'option.fairy_place': 'The fairy stands',
  'option.fairy_place.follower': 'beside one meeple',
  'option.fairy_place.tile': 'on a tile with a meeple',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
