// Italian texts of Inns & Cathedrals: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'seat.bigMeeples': { one: '{n} meeple grande rimasto', other: '{n} meeple grandi rimasti' },
  'tile.inn': '{what} con locanda',
  'tile.cathedral': '{what} con cattedrale',
  'line.flat.inn': 'locanda',
  'line.flat.cathedral': 'cattedrale',
  'piece.big_meeple': 'meeple grande',
  'claim.big': '{role}, meeple grande',
  'help.inns_and_cathedrals':
    'Una strada completa con locanda dà 2 punti per tessera, una città completa con cattedrale 3 per tessera e 3 per stemma. Incomplete alla fine, non danno nulla. Il tuo meeple grande vale due dove si confrontano i meeple. I punti li porta una volta sola.',
};
