// German texts of Inns & Cathedrals: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'seat.bigMeeples': { one: 'noch {n} großer Meeple', other: 'noch {n} große Meeple' },
  'tile.inn': '{what} mit Wirtshaus',
  'tile.cathedral': '{what} mit Kathedrale',
  'line.flat.inn': 'Wirtshaus',
  'line.flat.cathedral': 'Kathedrale',
  'piece.big_meeple': 'großer Meeple',
  'claim.big': '{role}, großer Meeple',
  'help.inns_and_cathedrals':
    'Eine fertige Straße mit Wirtshaus zählt 2 Punkte je Plättchen, eine fertige Stadt mit Kathedrale 3 je Plättchen und 3 je Wappen. Was am Ende nicht fertig ist, zählt dann nichts. Dein großer Meeple gilt als zwei, wo Meeple verglichen werden. Die Punkte bringt er nur einmal.',
};
