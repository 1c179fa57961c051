// French texts of Inns & Cathedrals: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'seat.bigMeeples': { one: '{n} grand meeple en réserve', other: '{n} grands meeples en réserve' },
  'tile.inn': '{what} avec auberge',
  'tile.cathedral': '{what} avec cathédrale',
  'line.flat.inn': 'auberge',
  'line.flat.cathedral': 'cathédrale',
  'piece.big_meeple': 'grand meeple',
  'claim.big': '{role}, grand meeple',
  'help.inns_and_cathedrals':
    'Une route achevée avec auberge vaut 2 points par tuile, une ville achevée avec cathédrale 3 par tuile et 3 par blason. Inachevées à la fin, elles ne valent rien. Votre grand meeple compte pour deux là où l’on compare les meeples. Il ne rapporte les points qu’une fois.',
};
