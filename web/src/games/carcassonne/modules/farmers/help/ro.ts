// Romanian texts of farmers: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.claim.farmers':
    'Poți pune un meeple pe piesa tocmai așezată: un tâlhar pe un drum, un cavaler într-un oraș, un călugăr într-o mănăstire, un țăran pe un câmp. Nu acolo unde se află deja cineva, oricât de departe.',
  'help.farm.title': 'Gândește-te la câmpuri',
  'help.farm':
    'Țăranii stau culcați până la sfârșit. Atunci fiecare câmp le aduce țăranilor săi 3 puncte pentru fiecare oraș terminat pe care îl atinge. Și ce a rămas neterminat contează puțin.',
  'help.farm.once':
    'Țăranii stau culcați până la sfârșit. Atunci fiecare câmp le aduce țăranilor săi 3 puncte pentru fiecare oraș terminat pe care îl atinge, dar niciun oraș nu plătește de două ori același jucător. Și ce a rămas neterminat contează puțin.',
  'help.farm.city4':
    'Țăranii stau culcați până la sfârșit. Atunci fiecare oraș terminat aduce 4 puncte celui cu cei mai mulți țărani pe toate câmpurile care îl ating. Și ce a rămas neterminat contează puțin.',
};
