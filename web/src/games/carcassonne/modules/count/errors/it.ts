// Italian texts of The Count of Carcassonne: what is refused.

import type { Messages } from './en.ts';

export const it: Messages = {
  'error.action/quarter_closed': 'Quel meeple non può andarci.',
  'error.action/not_in_this_quarter': 'Non hai un meeple così in quel quartiere.',
  'error.action/quarter_locked': 'Lì sta il conte: non esce nessuno.',
  'error.action/no_way_out': 'Da quel quartiere ora nessuno può andarci.',
  'error.action/count_stays': 'Il conte non può andarci.',
};
