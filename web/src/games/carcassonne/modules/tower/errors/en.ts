// English texts of The Tower: what is refused.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'error.action/no_tower_piece_left': 'You have no tower piece left.',
  'error.action/no_open_tower': 'There is no open tower there.',
  'error.action/no_target': 'Nobody there can be taken prisoner.',
  'error.action/no_prisoner': 'Nobody holds that piece of yours prisoner.',
  'error.action/too_few_points': 'A ransom costs 3 points.',
  'error.action/ransom_used': 'Only one ransom in a turn.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
