// German texts of The Count of Carcassonne: what is refused.

import type { Messages } from './en.ts';

export const de: Messages = {
  'error.action/quarter_closed': 'Dieser Meeple darf nicht dorthin.',
  'error.action/not_in_this_quarter': 'Du hast keinen solchen Meeple in diesem Viertel.',
  'error.action/quarter_locked': 'Dort steht der Graf: Niemand kommt heraus.',
  'error.action/no_way_out': 'Aus diesem Viertel darf jetzt niemand dorthin.',
  'error.action/count_stays': 'Dorthin kann der Graf nicht gehen.',
};
