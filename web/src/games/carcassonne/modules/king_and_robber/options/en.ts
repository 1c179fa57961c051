// English texts of King & Robber Baron: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.king_and_robber': 'King & Robber Baron',
  'module.king_and_robber.about':
    'The largest finished city and the longest finished road bring an award, and awards bring points.',
  'option.king_scoring': 'An award brings',
  'option.king_scoring.per_feature': '1 point at the end for each finished city or road',
  'option.king_scoring.running': '1 point for each finished city or road while you hold it',
  'option.king_scoring.ten': '10 points at the end',
  'option.king_scoring.fifteen_forty': '15 points at the end, both together 40',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
