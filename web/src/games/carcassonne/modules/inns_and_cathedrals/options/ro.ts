// Romanian texts of Inns & Cathedrals: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.inns_and_cathedrals': 'Hanuri și catedrale',
  'module.inns_and_cathedrals.about':
    'Hanurile și catedralele fac drumurile și orașele mai valoroase sau, dacă rămân neterminate, fără valoare. Fiecare primește un meeple mare.',
  'option.inn_junction': 'Hanul de la răscrucea a trei drumuri',
  'option.inn_junction.one': 'contează pentru un drum',
  'option.inn_junction.two': 'contează pentru cele două drumuri vecine',
};
