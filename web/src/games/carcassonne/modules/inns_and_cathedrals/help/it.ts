// Italian texts of Inns & Cathedrals: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.inns_and_cathedrals':
    'Una strada completa con locanda dà 2 punti per tessera, una città completa con cattedrale 3 per tessera e 3 per stemma. Incomplete alla fine, non danno nulla. Il tuo meeple grande vale due dove si confrontano i meeple. I punti li porta una volta sola.',
};
