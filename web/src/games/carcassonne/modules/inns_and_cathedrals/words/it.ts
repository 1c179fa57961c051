// Italian texts of Inns & Cathedrals: what is said at a table.

import type { Messages } from './en.ts';

export const it: Messages = {
  'seat.bigMeeples': { one: '{n} meeple grande rimasto', other: '{n} meeple grandi rimasti' },
  'tile.inn': '{what} con locanda',
  'tile.cathedral': '{what} con cattedrale',
  'line.flat.inn': 'locanda',
  'line.flat.cathedral': 'cattedrale',
  'piece.big_meeple': 'meeple grande',
  'claim.big': '{role}, meeple grande',
};
