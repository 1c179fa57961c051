// Romanian texts of The Count of Carcassonne: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.count':
    'Orașul Carcassonne cu cele patru cartiere ale sale se află la mijloc. Dacă prin piesa ta punctează alții, iar tu nu, poți trimite un meeple într-unul dintre ele și apoi poți muta contele. Când se punctează ceva, meeple ies și contează acolo imediat: din castel spre orașe, din fierărie spre drumuri, din catedrală spre mănăstiri, din piață spre câmpuri. De unde stă contele nu iese nimeni. Înainte de punctajul final, meeple mai pot ieși o dată. Fiecare câmp de lângă zidul lui atinge și orașul Carcassonne, care este terminat.',
};
