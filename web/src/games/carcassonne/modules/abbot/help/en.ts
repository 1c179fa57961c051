// English texts of The Abbot: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.abbot':
    'Your abbot goes to a monastery or to a garden, which scores like one. In a turn in which you put nothing down, you may call him home: he scores at once for what lies around him.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
