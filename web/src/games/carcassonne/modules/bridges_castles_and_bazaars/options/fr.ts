// French texts of Bridges, Castles & Bazaars: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.bridges_castles_and_bazaars': 'Ponts, Châteaux et Bazars',
  'module.bridges_castles_and_bazaars.about':
    'Les ponts portent les routes par-dessus tout, de petites villes deviennent des châteaux qui marquent avec leurs voisins, et aux bazars on mise pour des tuiles.',
  'option.castle_unowned': 'Un château marque aussi avec ce qui n’a pas de meeple',
  'option.bazaar_auction': 'Au bazar, les joueurs',
  'option.bazaar_auction.auction': 'misent pour des tuiles',
  'option.bazaar_auction.pick': 'prennent chacun une tuile',
  'option.bazaar_debt': 'On peut miser plus de points qu’on n’en a',
};
