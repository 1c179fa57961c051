// Italian texts of Hills & Sheep: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.hills_and_sheep': 'Pecore e Colline',
  'module.hills_and_sheep.about':
    'I pastori radunano greggi nei campi mentre il lupo è in agguato, le colline decidono le parità e i vigneti rendono più preziosi i monasteri.',
  'option.hills_shepherds': 'Pastori e greggi',
  'option.hills_hills': 'Colline',
  'option.hills_vineyards': 'Vigneti',
  'option.hill_tiebreak': 'In parità segna chi ha',
  'option.hill_tiebreak.presence': 'un meeple su una collina',
  'option.hill_tiebreak.count': 'più meeple sulle colline',
  'option.vineyard_scope': 'I vigneti contano per',
  'option.vineyard_scope.monasteries': 'i monasteri',
  'option.vineyard_scope.monasteries_and_gardens': 'i monasteri e i giardini',
};
