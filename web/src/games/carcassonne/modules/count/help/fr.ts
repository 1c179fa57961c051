// French texts of The Count of Carcassonne: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.count':
    'La ville de Carcassonne et ses quatre quartiers sont au milieu. Si votre tuile fait marquer les autres et pas vous, vous pouvez envoyer un meeple dans l’un d’eux, puis déplacer le comte. Quand quelque chose marque, des meeples sortent et y comptent aussitôt : du château vers les villes, de la forge vers les routes, de la cathédrale vers les monastères, du marché vers les prés. Personne ne sort de là où se tient le comte. Avant le décompte final, des meeples peuvent encore sortir. Chaque pré le long de ses murs touche aussi la ville de Carcassonne, qui est achevée.',
};
