// Romanian texts of Goldmines: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.goldmines':
    'Când așezi o piesă cu târnăcop, pe ea stă un lingou de aur și, înainte de orice altceva, pui al doilea pe o piesă din jur. Când un drum, un oraș sau o mănăstire e gata, cine ia punctele ia și lingourile de pe piesele lui; o mănăstire are nouă. Mai mulți care îl împart sau care termină ceva deodată iau câte un lingou, unul după altul, întâi cine a așezat piesa. La sfârșit, până la 3 lingouri valorează câte 1 punct, de la 4 la 6 câte 2, de la 7 la 9 câte 3, de la 10 în sus câte 4. Câmpurile nu aduc aur, iar ce rămâne pe tablă nu contează pentru nimeni.',
};
