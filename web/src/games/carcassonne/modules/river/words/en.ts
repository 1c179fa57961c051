// English texts of The River: what is said at a table, and how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'feature.river': 'river',
  'tile.river': 'river {sides}',
  'error.action/river_must_continue': 'The river must go on from its open end.',
  'error.action/river_turns_back': 'The river would bend back on itself.',
  'help.river':
    'The game begins with the river: each tile continues it from its open end, down to the lake. No meeple stands on the water. Then the land tiles follow.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
