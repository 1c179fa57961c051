// Italian texts of The River: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.river':
    'La partita comincia dal fiume: ogni tessera lo continua dal capo aperto, fino al lago. Sull’acqua non sta nessun meeple. Poi seguono le altre tessere.',
};
