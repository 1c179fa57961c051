// English texts of The River: what is refused.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'error.action/river_must_continue': 'The river must go on from its open end.',
  'error.action/river_turns_back': 'The river would bend back on itself.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
