// English texts of Inns & Cathedrals: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.inns_and_cathedrals': 'Inns & Cathedrals',
  'module.inns_and_cathedrals.about':
    'Inns and cathedrals double what a road or city is worth, or ruin it if it stays unfinished. Everybody gets a big meeple.',
  'option.inn_junction': 'The inn at the junction of three roads',
  'option.inn_junction.one': 'counts for one road',
  'option.inn_junction.two': 'counts for the two roads beside it',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
