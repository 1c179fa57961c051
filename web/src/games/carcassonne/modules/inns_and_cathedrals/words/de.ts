// German texts of Inns & Cathedrals: what is said at a table.

import type { Messages } from './en.ts';

export const de: Messages = {
  'seat.bigMeeples': { one: 'noch {n} großer Meeple', other: 'noch {n} große Meeple' },
  'tile.inn': '{what} mit Wirtshaus',
  'tile.cathedral': '{what} mit Kathedrale',
  'line.flat.inn': 'Wirtshaus',
  'line.flat.cathedral': 'Kathedrale',
  'piece.big_meeple': 'großer Meeple',
  'claim.big': '{role}, großer Meeple',
};
