// English texts of Corn Circles: its name, and what it brings.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.corn_circles_1': 'Corn Circles',
  'module.corn_circles_1.about':
    'Six tiles with crop circles: all add a meeple beside one of theirs, or all take one home.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
