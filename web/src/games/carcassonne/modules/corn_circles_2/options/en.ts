// English texts of Corn Circles II: its name, and what it brings.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.corn_circles_2': 'Corn Circles II',
  'module.corn_circles_2.about':
    'Six more tiles with crop circles, two each for knights, highwaymen and farmers.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
