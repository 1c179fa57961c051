// Italian texts of Corn Circles: what is refused.

import type { Messages } from './en.ts';

export const it: Messages = {
  'error.action/not_called': 'Lì non hai nessun meeple che il cerchio nel grano chiama.',
  'error.action/which_piece': 'Lì ci sono meeple di più tipi: di’ quale.',
};
