// Romanian texts of Inns & Cathedrals: what is said at a table.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'seat.bigMeeples': {
    one: '{n} meeple mare rămas',
    few: '{n} meeple mari rămași',
    other: '{n} de meeple mari rămași',
  },
  'tile.inn': '{what}, cu han',
  'tile.cathedral': '{what}, cu catedrală',
  'line.flat.inn': 'han',
  'line.flat.cathedral': 'catedrală',
  'piece.big_meeple': 'meeple mare',
  'claim.big': '{role}, meeple mare',
};
