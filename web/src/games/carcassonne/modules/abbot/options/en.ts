// English texts of The Abbot: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.abbot': 'The Abbot and the gardens',
  'module.abbot.about':
    'Everybody gets an abbot for monasteries and gardens. Call him home early and he scores at once.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
