// English texts of Traders & Builders: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.traders_and_builders': 'Traders & Builders',
  'module.traders_and_builders.about':
    'The last tile of a city brings its goods, a builder gives you another tile, and a pig makes your field worth more.',
  'option.double_turn': 'When your builder gives you a second tile',
  'option.double_turn.always': 'you play it',
  'option.double_turn.may': 'you may play it',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
