// Romanian texts of The Abbot: what is said at a table, and how to play.

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
  'error.action/no_abbot_to_return': 'Nu ai un stareț de chemat acasă.',
  'help.abbot':
    'Starețul tău merge într-o mănăstire sau într-o grădină, care se numără la fel. În rândul în care nu pui nimic îl poți chema acasă: punctează imediat pentru ce e în jur.',
};
