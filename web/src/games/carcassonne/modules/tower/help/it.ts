// Italian texts of The Tower: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.tower':
    'Al posto di un meeple puoi mettere un pezzo di torre, su una fondamenta o una torre. La torre arriva lontano quanto è alta, in quattro direzioni: lì puoi fare un prigioniero. Un meeple in cima la chiude. Due giocatori che tengono ciascuno un meeple dell’altro li scambiano; un riscatto costa 3 punti.',
};
