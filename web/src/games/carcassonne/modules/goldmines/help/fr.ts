// French texts of Goldmines: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.goldmines':
    'Quand vous posez une tuile avec une pioche, un lingot d’or y repose, et avant toute autre chose vous en posez un second sur une tuile autour. Quand une route, une ville ou un monastère est achevé, qui marque prend les lingots de ses tuiles ; un monastère en a neuf. Plusieurs qui se le partagent, ou qui achèvent quelque chose en même temps, prennent un lingot l’un après l’autre, d’abord qui a posé la tuile. À la fin, jusqu’à 3 lingots valent 1 point chacun, de 4 à 6 chacun 2, de 7 à 9 chacun 3, à partir de 10 chacun 4. Les prés ne rapportent pas d’or, et ce qui reste sur le plateau ne compte pour personne.',
};
