// Romanian texts of Hills & Sheep: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.hills_and_sheep': 'Oi și dealuri',
  'module.hills_and_sheep.about':
    'Oierii strâng turme pe câmpuri în timp ce lupii pândesc, dealurile hotărăsc la egalitate, iar viile sporesc valoarea unei mănăstiri.',
  'option.hills_shepherds': 'Oieri și turme',
  'option.hills_hills': 'Dealuri',
  'option.hills_vineyards': 'Vii',
  'option.hill_tiebreak': 'La egalitate punctează cine are',
  'option.hill_tiebreak.presence': 'un meeple pe un deal',
  'option.hill_tiebreak.count': 'cei mai mulți meeple pe dealuri',
  'option.vineyard_scope': 'Viile contează pentru',
  'option.vineyard_scope.monasteries': 'mănăstiri',
  'option.vineyard_scope.monasteries_and_gardens': 'mănăstiri și grădini',
};
