// Romanian texts of The Count of Carcassonne: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.count': 'Contele de Carcassonne',
  'module.count.about':
    'Cine face prin piesa lui să puncteze numai alții poate trimite un meeple în orașul Carcassonne. El iese unde se termină ceva, dacă nu îl reține contele.',
  'option.count_final': 'Înainte de punctajul final, meeple ies din',
  'option.count_final.all_quarters': 'orice cartier',
  'option.count_final.market_only': 'piață',
  'option.count_move': 'Când intră un meeple, contele',
  'option.count_move.by_player': 'merge unde vrea jucătorul lui',
  'option.count_move.clockwise': 'trece în cartierul următor',
  'option.count_move.follow': 'merge în același cartier',
  'option.count_abbot': 'Starețul poate intra în catedrală',
  'option.count_start_tile': 'Piesa de start obișnuită',
  'option.count_start_tile.remove': 'rămâne în cutie',
  'option.count_start_tile.shuffle': 'se amestecă printre celelalte',
};
