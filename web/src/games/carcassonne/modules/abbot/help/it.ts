// Italian texts of The Abbot: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.abbot':
    'Il tuo abate va in un monastero o in un giardino, che vale allo stesso modo. In un turno in cui non metti nulla puoi richiamarlo: segna subito ciò che ha intorno.',
};
