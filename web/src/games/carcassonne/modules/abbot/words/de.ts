// German texts of The Abbot: what is said at a table.

import type { Messages } from './en.ts';

export const de: Messages = {
  'seat.abbots': { one: 'noch {n} Abt', other: 'noch {n} Äbte' },
  'choice.returnAbbot': 'Den Abt heimholen',
  'piece.abbot': 'Abt',
  'role.garden': 'Abt im Garten',
  'role.abbot': 'Abt im Kloster',
  'claim.garden': 'Abt',
  'claim.abbot': 'Abt',
  'log.abbotHome': '{name} holt den Abt heim +{n}: {feature}',
};
