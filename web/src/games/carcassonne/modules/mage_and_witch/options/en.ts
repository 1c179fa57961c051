// English texts of Mage & Witch: its name and what it brings.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.mage_and_witch': 'Mage & Witch',
  'module.mage_and_witch.about':
    'The mage makes a road or a city worth more, the witch halves one, and new tiles move them about.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
