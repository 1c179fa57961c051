// Italian texts of The Princess & The Dragon: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.princess_and_dragon':
    'Una tessera con un vulcano fa arrivare il drago, e nessuno va su quella tessera. Una tessera con un drago lo muove fino a sei passi, e ogni giocatore a turno ne sceglie uno: mangia tutti i meeple sul suo cammino e non torna mai indietro. Invece di mandare un meeple, metti la fata accanto a uno dei tuoi: il drago sta lontano, il tuo turno comincia con 1 punto, e il meeple ne porta 3 in più quando conta. Una principessa può rimandare a casa un cavaliere della sua città. Da un portale un meeple va su ogni tessera, dove non c’è nessuno e niente è completo.',
};
