// French texts of how to play, in the words of glossary/fr.ts.

import type { HelpMessages } from './en.ts';

export const fr = {
  'help.title': 'Comment jouer',
  'help.rulesOf': 'Selon les règles de',
  'help.everything': 'Tout ce qui existe',
  'help.place.title': 'Poser une tuile',
  'help.place':
    'Piochez une tuile et posez-la pour que tous ses côtés conviennent : route contre route, ville contre ville, pré contre pré. Le plateau marque où elle va.',
  'help.claim.title': 'Envoyer un meeple',
  'help.claim':
    'Vous pouvez mettre un meeple sur la tuile que vous venez de poser : un brigand sur une route, un chevalier dans une ville, un moine dans un monastère. Mais pas là où quelqu’un se trouve déjà, même très loin.',
  'help.score.title': 'Achever et marquer',
  'help.score':
    'Une route achevée vaut 1 point par tuile, une ville 2 par tuile et 2 par blason, un monastère entouré de huit tuiles 9. Le plus grand nombre de meeples l’emporte ; à égalité, tous marquent. Puis ils rentrent.',
  'help.tinyCity': 'Mais une ville achevée de deux tuiles ne vaut que 1 point par tuile et 1 par blason.',
  'help.key': 'Touche',
  'help.does': 'Effet',
  'key.arrows': 'Flèches',
  'key.arrows.does': 'endroit suivant dans cette direction',
  'key.r.does': 'tourner la tuile (avec Maj : dans l’autre sens)',
  'key.enter': 'Entrée',
  'key.enter.does': 'poser ; puis confirmer',
  'key.digits.does': 'choisir ce qui porte ce numéro',
  'key.s.does': 'aucun meeple',
  'key.esc': 'Échap',
  'key.esc.does': 'revenir en arrière avant de confirmer',
  'key.f.does': 'montrer tout le plateau',
  'key.zoom.does': 'agrandir et réduire',
  'key.pan': 'Maj + flèches',
  'key.pan.does': 'déplacer le plateau',
  'key.t.does': 'tuiles à venir',
  'key.l.does': 'montrer le dernier coup',
  'key.g.does': 'lire le plateau : qui tient quoi, où plus rien ne convient',
  'key.h.does': 'montrer ce que ferait un ordinateur (avec toute l’aide)',
  'key.u.does': 'reprendre le tour, ou le demander',
  'key.q.does': 'tourner le plateau d’un quart (avec Maj : dans l’autre sens)',
  'key.x.does': 'nombres au bord du plateau',
  'key.c.does': 'discussion',
  'key.help.does': 'cette aide',
  'help.keysOff': 'Les commandes à une touche se désactivent dans les réglages.',
} satisfies HelpMessages;
