// German texts of Bridges, Castles & Bazaars: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.bridges_castles_and_bazaars': 'Brücken, Burgen und Basare',
  'module.bridges_castles_and_bazaars.about':
    'Brücken führen Straßen über alles hinweg, kleine Städte werden zu Burgen, die mit ihren Nachbarn werten, und auf Basaren bietet ihr für Plättchen.',
  'option.castle_unowned': 'Eine Burg wertet auch mit, was keine Meeple hat',
  'option.bazaar_auction': 'Auf dem Basar: Die Spieler',
  'option.bazaar_auction.auction': 'bieten für Plättchen',
  'option.bazaar_auction.pick': 'nehmen je ein Plättchen',
  'option.bazaar_debt': 'Gebote dürfen mehr Punkte kosten, als man hat',
};
