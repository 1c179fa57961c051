// French texts of Inns & Cathedrals: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.inns_and_cathedrals':
    'Une route achevée avec auberge vaut 2 points par tuile, une ville achevée avec cathédrale 3 par tuile et 3 par blason. Inachevées à la fin, elles ne valent rien. Votre grand meeple compte pour deux là où l’on compare les meeples. Il ne rapporte les points qu’une fois.',
};
