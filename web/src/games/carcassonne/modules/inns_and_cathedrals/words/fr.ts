// French texts of Inns & Cathedrals: what is said at a table.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'seat.bigMeeples': { one: '{n} grand meeple en réserve', other: '{n} grands meeples en réserve' },
  'tile.inn': '{what} avec auberge',
  'tile.cathedral': '{what} avec cathédrale',
  'line.flat.inn': 'auberge',
  'line.flat.cathedral': 'cathédrale',
  'piece.big_meeple': 'grand meeple',
  'claim.big': '{role}, grand meeple',
};
