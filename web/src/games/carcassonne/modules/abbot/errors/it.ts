// Italian texts of The Abbot: what is refused.

import type { Messages } from './en.ts';

export const it: Messages = {
  'error.action/no_abbot_to_return': 'Non hai un abate da richiamare.',
};
