// Romanian texts of The Abbot: what is said at a table.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'seat.abbots': { one: '{n} stareț rămas', few: '{n} stareți rămași', other: '{n} de stareți rămași' },
  'choice.returnAbbot': 'Chemi starețul acasă',
  'piece.abbot': 'stareț',
  'role.garden': 'Stareț în grădină',
  'role.abbot': 'Stareț în mănăstire',
  'claim.garden': 'Stareț',
  'claim.abbot': 'Stareț',
  'log.abbotHome': '{name} cheamă starețul acasă +{n}: {feature}',
};
