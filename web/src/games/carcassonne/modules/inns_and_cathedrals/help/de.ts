// German texts of Inns & Cathedrals: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.inns_and_cathedrals':
    'Eine fertige Straße mit Wirtshaus zählt 2 Punkte je Plättchen, eine fertige Stadt mit Kathedrale 3 je Plättchen und 3 je Wappen. Was am Ende nicht fertig ist, zählt dann nichts. Dein großer Meeple gilt als zwei, wo Meeple verglichen werden. Die Punkte bringt er nur einmal.',
};
