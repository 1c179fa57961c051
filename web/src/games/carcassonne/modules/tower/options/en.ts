// English texts of The Tower: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.tower': 'The Tower',
  'module.tower.about':
    'Build towers, take meeples within their reach prisoner, and pay 3 points to free your own.',
  'option.tower_self_capture': 'A tower may bring home your own meeples',
  'option.tower_top_capture': 'A meeple on a tower',
  'option.tower_top_capture.never': 'is safe',
  'option.tower_top_capture.allowed': 'can be taken prisoner',
  'option.ransom_window': 'Prisoners can be ransomed',
  'option.ransom_window.whole_turn': 'at any time in your turn',
  'option.ransom_window.before_action': 'before you set a piece',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
