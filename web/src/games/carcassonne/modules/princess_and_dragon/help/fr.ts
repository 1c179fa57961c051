// French texts of The Princess & The Dragon: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.princess_and_dragon':
    'Une tuile avec un volcan fait venir le dragon, et personne ne va sur cette tuile. Une tuile avec un dragon le déplace de six pas au plus, et chaque joueur en choisit un, l’un après l’autre : il mange tous les meeples là où il passe et ne revient jamais. Au lieu d’envoyer un meeple, placez la fée à côté d’un des vôtres : le dragon reste loin, votre tour commence par 1 point, et il rapporte 3 de plus quand il compte. Une princesse peut renvoyer un chevalier de sa ville. Par un portail, un meeple va sur toute tuile, là où il n’y a personne et où rien n’est achevé.',
};
