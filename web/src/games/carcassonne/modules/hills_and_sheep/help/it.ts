// Italian texts of Hills & Sheep: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.hills_and_sheep':
    'Al posto di un meeple puoi mettere il tuo pastore in un campo della tua tessera dove non ce ne sono, e peschi un gettone: le pecore formano il gregge, ma un lupo manda a casa il pastore. Ogni volta che la tua tessera allarga il campo del tuo pastore scegli: pescare ancora, o segnare un punto per ogni pecora di tutti i greggi del campo, per chiunque vi abbia un pastore. Un lupo disperde tutti i greggi del campo senza punti. Quando un campo si chiude, i suoi greggi contano. Quelli che restano alla fine non valgono nulla. Sotto una tessera con una collina ce n’è un’altra, coperta: in parità su una strada, in una città o in un campo, segna solo chi ha un meeple su una collina. Ogni vigneto intorno a un monastero vale 3 punti quando è completo.',
};
