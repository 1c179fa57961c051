// Italian texts of Traders & Builders: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.traders_and_builders':
    'L’ultima tessera di una città porta al suo giocatore le merci che vi si trovano: vino, grano e stoffa. Alla fine chi ha più merci di un tipo riceve 10 punti. Metti il tuo costruttore su una strada o in una città dove hai un meeple: se poi la ampli, giochi subito una seconda tessera. Il tuo maiale va accanto a un tuo contadino, e ogni città completa lì ti dà 1 punto in più.',
};
