// Italian texts of Abbey & Mayor: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.abbey_and_mayor':
    'Ognuno ha un’abbazia: posala in un buco tra quattro tessere invece di pescare. Chiude ciò che la tocca ed è un monastero. Il tuo sindaco vale tanti meeple quanti stemmi ha la sua città. Quando la strada, la città o il monastero del tuo carro è completo, può proseguire dove nei pressi non c’è nessuno. Il tuo fienile va su un angolo dove si incontrano quattro campi: i suoi contadini segnano e tornano, nessuno può più coltivarlo, e alla fine ogni città completa lì vale 4 punti.',
};
