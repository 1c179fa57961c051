// Italian texts of King & Robber Baron: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.king_and_robber':
    'Il re va a chi posa l’ultima tessera della prima città completa, e poi di ognuna più grande, di chiunque siano i meeple. Lo stesso vale per il barone predone, con le strade. Le regole del tavolo dicono quanto porta un riconoscimento.',
};
