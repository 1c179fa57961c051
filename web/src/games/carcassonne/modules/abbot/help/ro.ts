// Romanian texts of The Abbot: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.abbot':
    'Starețul tău merge într-o mănăstire sau într-o grădină, care se numără la fel. În rândul în care nu pui nimic îl poți chema acasă: punctează imediat pentru ce e în jur.',
};
