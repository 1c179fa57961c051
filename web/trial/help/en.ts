// English texts of the trial: how to play.

import type { Entry, LikeEnglish } from '../../src/i18n/plural.ts';

export const en = {
  'help.trial': 'Haul the cart to the next tile, and leave stones there: each is worth a point.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../src/i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
