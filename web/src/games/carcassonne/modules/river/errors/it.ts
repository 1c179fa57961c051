// Italian texts of The River: what is refused.

import type { Messages } from './en.ts';

export const it: Messages = {
  'error.action/river_must_continue': 'Il fiume deve continuare dal suo capo aperto.',
  'error.action/river_turns_back': 'Il fiume tornerebbe su se stesso.',
};
