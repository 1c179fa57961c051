// French texts of Hills & Sheep: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.hills_and_sheep':
    'Au lieu d’un meeple, vous pouvez poser votre berger dans un pré sans berger de votre tuile et tirer un jeton : des moutons forment le troupeau, mais un loup renvoie le berger chez lui. Chaque fois que votre propre tuile agrandit le pré de votre berger, vous choisissez : tirer encore, ou marquer un point par mouton de tous les troupeaux du pré, pour tous ceux qui y ont un berger. Un loup disperse tous les troupeaux du pré sans point. Quand un pré est fermé, ses troupeaux sont comptés. Ceux qui restent à la fin ne valent rien. Sous une tuile avec une colline se trouve une autre tuile, cachée : à égalité sur une route, dans une ville ou un pré, seuls ceux qui ont un meeple sur une colline marquent. Chaque vignoble autour d’un monastère rapporte 3 points quand celui-ci est achevé.',
};
