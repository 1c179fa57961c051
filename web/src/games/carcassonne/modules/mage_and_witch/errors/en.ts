// English texts of Mage & Witch: what is refused.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'error.action/no_neutral_place':
    'The mage and the witch go to an unfinished road or city that has neither of them.',
  'error.action/neutral_stays': 'The mage or the witch leaves the board only where neither can go anywhere.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
