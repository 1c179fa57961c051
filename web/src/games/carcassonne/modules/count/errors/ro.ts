// Romanian texts of The Count of Carcassonne: what is refused.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'error.action/quarter_closed': 'Acel meeple nu poate merge acolo.',
  'error.action/not_in_this_quarter': 'Nu ai un astfel de meeple în acel cartier.',
  'error.action/quarter_locked': 'Acolo stă contele: nu iese nimeni.',
  'error.action/no_way_out': 'Nimeni din acel cartier nu poate merge acolo acum.',
  'error.action/count_stays': 'Contele nu poate merge acolo.',
};
