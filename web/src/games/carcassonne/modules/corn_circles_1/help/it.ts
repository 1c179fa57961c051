// Italian texts of Corn Circles: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.corn_circles_1':
    'Dopo un turno con un cerchio nel grano chi l’ha posato sceglie per tutti: ognuno può aggiungere un meeple dalla riserva accanto a uno dei propri nel ruolo indicato, oppure ognuno ne riprende uno senza punti. Un merlo chiama i cavalieri, una linea sinuosa i briganti, un forcone i contadini. Chi viene dopo risponde per primo, chi l’ha posato per ultimo. Chi non ha nessuno in quel ruolo viene saltato.',
};
