// Italian texts of Mage & Witch: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.mage_and_witch':
    'Dopo aver piazzato una tessera con una stella devi prima di tutto muovere il mago o la strega: su una qualsiasi strada o città incompleta dove non c’è nessuno dei due. Il mago porta 1 punto in più per ogni tessera della sua strada o città, la strega dimezza i punti della sua, arrotondati per eccesso. Vale anche alla fine. Quando la loro strada o città è completa lasciano il tabellone, che qualcuno faccia punti o no. Se una tessera unisce ciò su cui stanno, uno dei due deve spostarsi subito. Se nessuno dei due può andare da qualche parte, uno dei due lascia il tabellone.',
};
