// Italian texts of The Count of Carcassonne: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.count': 'Il Conte di Carcassonne',
  'module.count.about':
    'Chi con la sua tessera fa segnare solo gli altri può mandare un meeple nella città di Carcassonne. Ne esce dove qualcosa è completo, se il conte non lo trattiene.',
  'option.count_final': 'Prima del conteggio finale escono meeple',
  'option.count_final.all_quarters': 'da ogni quartiere',
  'option.count_final.market_only': 'solo dal mercato',
  'option.count_move': 'Quando entra un meeple, il conte',
  'option.count_move.by_player': 'va dove vuole il suo giocatore',
  'option.count_move.clockwise': 'passa al quartiere seguente',
  'option.count_move.follow': 'va nello stesso quartiere',
  'option.count_abbot': 'L’abate può entrare nella cattedrale',
  'option.count_start_tile': 'La solita tessera di partenza',
  'option.count_start_tile.remove': 'resta nella scatola',
  'option.count_start_tile.shuffle': 'si mescola alle altre',
};
