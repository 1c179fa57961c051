// English texts of The Count of Carcassonne: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.count': 'The Count of Carcassonne',
  'module.count.about':
    'Whose tile makes only others score may send a meeple into the city of Carcassonne. It comes out where something is finished, unless the count holds it back.',
  'option.count_final': 'Before the final scoring, meeples come out of',
  'option.count_final.all_quarters': 'all quarters',
  'option.count_final.market_only': 'the market only',
  'option.count_move': 'When a meeple goes in, the count',
  'option.count_move.by_player': 'goes where its player wants',
  'option.count_move.clockwise': 'goes on to the next quarter',
  'option.count_move.follow': 'goes to its quarter',
  'option.count_abbot': 'The abbot may go into the cathedral',
  'option.count_start_tile': 'The usual start tile',
  'option.count_start_tile.remove': 'stays in the box',
  'option.count_start_tile.shuffle': 'is shuffled in',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
