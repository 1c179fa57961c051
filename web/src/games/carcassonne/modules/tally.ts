// How a game of Carcassonne is told once it is over, with what its modules score.

import type { Tally } from '../../../play/result/tally.ts';

export const LAND_TALLY: Tally = {
  kinds: [
    'road',
    'city',
    'monastery',
    'garden',
    'field',
    'barn',
    'king',
    'robber',
    'goods',
    'fairy',
    'ransom',
  ],
  kindsByReason: { fairy: 'fairy', fairy_turn: 'fairy', ransom: 'ransom' },
  endReasons: ['award', 'goods'],
  freedBy: ['prisoner_freed'],
  returnStream: 'dragon',
};
