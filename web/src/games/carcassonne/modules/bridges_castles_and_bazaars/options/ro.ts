// Romanian texts of Bridges, Castles & Bazaars: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.bridges_castles_and_bazaars': 'Poduri, Castele și Bazaruri',
  'module.bridges_castles_and_bazaars.about':
    'Podurile duc drumurile peste orice, orașe mici devin castele care punctează odată cu vecinii lor, iar la bazaruri se licitează pentru piese.',
  'option.castle_unowned': 'Un castel punctează și cu ce nu are meeple',
  'option.bazaar_auction': 'La bazar, jucătorii',
  'option.bazaar_auction.auction': 'licitează pentru piese',
  'option.bazaar_auction.pick': 'iau fiecare câte o piesă',
  'option.bazaar_debt': 'Se pot licita mai multe puncte decât are cineva',
};
