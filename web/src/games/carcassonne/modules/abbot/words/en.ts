// English texts of The Abbot: what is said at a table, and how to play.

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
  'error.action/no_abbot_to_return': 'You have no abbot to call home.',
  'help.abbot':
    'Your abbot goes to a monastery or to a garden, which scores like one. In a turn in which you put nothing down, you may call him home: he scores at once for what lies around him.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
