// English texts of The River: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.river':
    'The game begins with the river: each tile continues it from its open end, down to the lake. No meeple stands on the water. Then the land tiles follow.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
