// Italian texts of The River: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'feature.river': 'fiume',
  'tile.river': 'fiume {sides}',
  'error.action/river_must_continue': 'Il fiume deve continuare dal suo capo aperto.',
  'error.action/river_turns_back': 'Il fiume tornerebbe su se stesso.',
  'help.river':
    'La partita comincia dal fiume: ogni tessera lo continua dal capo aperto, fino al lago. Sull’acqua non sta nessun meeple. Poi seguono le altre tessere.',
};
