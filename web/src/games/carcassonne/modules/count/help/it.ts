// Italian texts of The Count of Carcassonne: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.count':
    'La città di Carcassonne con i suoi quattro quartieri sta in mezzo. Se con la tua tessera segnano gli altri e tu no, puoi mandare un meeple in uno di essi e poi spostare il conte. Quando qualcosa segna, escono meeple e contano subito lì: dal castello alle città, dal fabbro alle strade, dalla cattedrale ai monasteri, dal mercato ai campi. Da dove sta il conte non esce nessuno. Prima del conteggio finale i meeple possono uscire ancora una volta. Ogni campo lungo le sue mura tocca anche la città di Carcassonne, che è completa.',
};
