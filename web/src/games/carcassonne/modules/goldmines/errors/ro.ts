// Romanian texts of Goldmines: what is refused.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'error.action/not_beside_mine':
    'Al doilea lingou merge pe una dintre piesele din jurul minei de aur tocmai așezate.',
};
