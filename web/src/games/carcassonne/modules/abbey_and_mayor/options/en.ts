// English texts of Abbey & Mayor: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.abbey_and_mayor': 'Abbey & Mayor',
  'module.abbey_and_mayor.about':
    'An abbey of your own fills a hole, a mayor counts the pennants of his city, a wagon goes on to the next feature, and a barn takes a field for good.',
  'option.abbey_last_round': 'Abbeys can still be laid after the last tile',
  'option.wagon_range': 'A wagon goes on',
  'option.wagon_range.connected': 'to what meets its feature',
  'option.wagon_range.near': 'to what lies on its tile or around it',
  'option.barn_on_barn': 'A field may have several barns',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
