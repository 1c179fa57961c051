// Italian texts of Bridges, Castles & Bazaars: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.bridges_castles_and_bazaars': 'Ponti, Castelli e Bazar',
  'module.bridges_castles_and_bazaars.about':
    'I ponti portano le strade sopra ogni cosa, piccole città diventano castelli che contano con i loro vicini, e ai bazar si fanno offerte per le tessere.',
  'option.castle_unowned': 'Un castello conta anche con ciò che non ha meeple',
  'option.bazaar_auction': 'Al bazar, i giocatori',
  'option.bazaar_auction.auction': 'fanno offerte per le tessere',
  'option.bazaar_auction.pick': 'prendono ognuno una tessera',
  'option.bazaar_debt': 'Si possono offrire più punti di quanti se ne hanno',
};
