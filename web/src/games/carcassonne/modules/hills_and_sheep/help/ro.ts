// Romanian texts of Hills & Sheep: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.hills_and_sheep':
    'În loc de un meeple îți poți pune oierul pe un câmp al piesei tale pe care nu e niciun oier, și tragi un jeton: oile formează turma, dar un lup îl trimite pe oier acasă. De fiecare dată când piesa ta mărește câmpul oierului tău alegi: mai tragi o dată, sau se punctează câte un punct pentru fiecare oaie din toate turmele câmpului, pentru toți cei care au un oier acolo. Un lup împrăștie toate turmele câmpului fără puncte. Când un câmp se închide, turmele lui se punctează. Cele rămase la sfârșit nu valorează nimic. Sub o piesă cu deal stă alta, nevăzută: la egalitate pe un drum, într-un oraș sau pe un câmp, punctează doar cei cu un meeple pe un deal. Fiecare vie din jurul unei mănăstiri aduce 3 puncte când aceasta e terminată.',
};
