// English texts of Goldmines: its name and what it brings.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.goldmines': 'Goldmines',
  'module.goldmines.about':
    'Bars of gold lie on the board and go to whoever finishes what they lie on; the more of them, the more each is worth.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
