// French texts of The Tower: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.tower':
    'Au lieu d’un meeple, vous pouvez poser un étage sur une fondation ou une tour. La tour porte aussi loin qu’elle est haute, dans quatre directions : faites-y un prisonnier. Un meeple au sommet la ferme. Deux joueurs qui tiennent chacun un meeple de l’autre les échangent ; une rançon coûte 3 points.',
};
