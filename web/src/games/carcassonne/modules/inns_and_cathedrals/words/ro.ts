// Romanian texts of Inns & Cathedrals: what is said at a table, and how to play.

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
  'help.inns_and_cathedrals':
    'Un drum terminat cu han aduce 2 puncte de piesă, un oraș terminat cu catedrală 3 de piesă și 3 de blazon. Neterminate la sfârșit, nu aduc nimic. Meeple-ul tău mare contează cât doi acolo unde se compară meeple-ii. Punctele le aduce o singură dată.',
};
