// Italian texts of Goldmines: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.goldmines':
    'Quando piazzi una tessera con un piccone, sopra c’è un lingotto d’oro, e prima di tutto ne metti un secondo su una tessera attorno. Quando una strada, una città o un monastero è completo, chi fa punti prende i lingotti sulle sue tessere; un monastero ne ha nove. Chi lo condivide con altri, o completa qualcosa insieme a loro, prende un lingotto alla volta, per primo chi ha piazzato la tessera. Alla fine fino a 3 lingotti valgono 1 punto l’uno, da 4 a 6 valgono 2 l’uno, da 7 a 9 valgono 3 l’uno, da 10 in su 4 l’uno. I campi non portano oro, e ciò che resta sul tabellone non conta per nessuno.',
};
