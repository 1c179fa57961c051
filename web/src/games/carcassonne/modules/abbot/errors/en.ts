// English texts of The Abbot: what is refused.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'error.action/no_abbot_to_return': 'You have no abbot to call home.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
