// English texts of The Abbot: what is said at a table.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'seat.abbots': { one: '{n} abbot left', other: '{n} abbots left' },
  'choice.returnAbbot': 'Call the abbot home',
  'piece.abbot': 'abbot',
  'role.garden': 'Abbot in the garden',
  'role.abbot': 'Abbot in the monastery',
  'claim.garden': 'Abbot',
  'claim.abbot': 'Abbot',
  'log.abbotHome': '{name} calls the abbot home +{n}: {feature}',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
