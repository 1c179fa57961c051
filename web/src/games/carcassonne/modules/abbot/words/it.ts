// Italian texts of The Abbot: what is said at a table.

import type { Messages } from './en.ts';

export const it: Messages = {
  'seat.abbots': { one: '{n} abate rimasto', other: '{n} abati rimasti' },
  'choice.returnAbbot': 'Richiama l’abate',
  'piece.abbot': 'abate',
  'role.garden': 'Abate nel giardino',
  'role.abbot': 'Abate nel monastero',
  'claim.garden': 'Abate',
  'claim.abbot': 'Abate',
  'log.abbotHome': '{name} richiama l’abate +{n}: {feature}',
};
