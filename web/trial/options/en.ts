// English texts of the trial: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../src/i18n/plural.ts';

export const en = {
  'module.trial': 'The Trial',
  'module.trial.about': 'A cart full of stones, and a number that you keep to yourself.',
  'option.trial_cart': 'A cart is hauled from tile to tile',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../src/i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
