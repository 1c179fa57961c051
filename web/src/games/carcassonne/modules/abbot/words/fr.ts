// French texts of The Abbot: what is said at a table.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'seat.abbots': { one: '{n} abbé en réserve', other: '{n} abbés en réserve' },
  'choice.returnAbbot': 'Rappeler l’abbé',
  'piece.abbot': 'abbé',
  'role.garden': 'Abbé au jardin',
  'role.abbot': 'Abbé au monastère',
  'claim.garden': 'Abbé',
  'claim.abbot': 'Abbé',
  'log.abbotHome': '{name} rappelle l’abbé +{n} : {feature}',
};
