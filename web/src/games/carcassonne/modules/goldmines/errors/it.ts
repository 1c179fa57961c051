// Italian texts of Goldmines: what is refused.

import type { Messages } from './en.ts';

export const it: Messages = {
  'error.action/not_beside_mine':
    'Il secondo lingotto va su una delle tessere attorno alla miniera d’oro appena piazzata.',
};
