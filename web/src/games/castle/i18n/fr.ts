// French texts of The Castle, in the words of glossary/fr.ts.

import type { CastleMessages } from './en.ts';

export const fr = {
  'place.cell': 'colonne {x}, rangée {y}',

  'feature.path': 'chemin',
  'feature.tower': 'tour',
  'feature.house': 'maison',
  'feature.court': 'cour',
  'feature.keep': 'donjon, plus grand espace vide',
  'feature.wall_tile': 'tuile de muraille',

  'claim.path': 'Héraut',
  'claim.tower': 'Chevalier',
  'claim.house': 'Écuyer',
  'claim.court': 'Marchand',
  'role.path': 'Héraut sur le chemin',
  'role.tower': 'Chevalier sur la tour',
  'role.house': 'Écuyer dans la maison',
  'role.court': 'Marchand dans la cour',

  'tile.path': 'chemin {sides}',
  'tile.pathFountain': 'chemin {sides} avec fontaine',
  'tile.tower': 'tour {sides}',
  'tile.house': 'maison {sides}',
  'tile.court': 'cour {sides}',
  'tile.courtMarket': 'cour {sides} avec marché',
  'tile.square': 'les chemins finissent sur une placette',

  'ask.order': 'Que marquer ensuite ?',
  'ask.double': 'Doubler par une tuile de muraille : {feature} ?',
  'ask.extra': 'Jouer encore un tour grâce à une tuile de muraille ?',
  'ask.pending': 'Constructions achevées à marquer',
  'choice.double': 'L’utiliser : points doublés',
  'choice.hold': 'La garder pour plus tard',
  'choice.again': 'L’utiliser : encore un tour',
  'choice.endTurn': 'Finir le tour',
  'choice.mayDouble': 'une tuile de muraille peut doubler',
  'choice.orderLater': 'l’ordre du décompte sera demandé ensuite',
  'order.now': 'arrive à {total}',
  'order.takes': 'prend une tuile de muraille',
  'order.gain': { one: '{n} tuile de muraille', other: '{n} tuiles de muraille' },

  'wall.title': 'Tuiles de muraille',
  'wall.onWall': {
    one: '{n} est face cachée sur la muraille',
    other: '{n} sont face cachée sur la muraille',
  },
  'wall.how':
    'Arrêtez-vous exactement sur un angle de la piste qui en porte encore une. Elle sert une fois, dès votre prochain tour.',
  'wall.none': 'aucune',
  'wall.used': 'utilisée',
  'wall.unused': 'pas utilisée',
  'wall.fresh': 'dès le prochain tour',
  'wall.ready': 'prête',
  'wall.atEnd': 'compte à la fin',
  'wall.1': 'Encore un tour',
  'wall.1.about': 'Après votre tour, jouez-en un second.',
  'wall.2': 'Tour double',
  'wall.2.about': 'Une tour que vous achevez et gagnez compte 4 par tuile au lieu de 2.',
  'wall.3': 'Maison double',
  'wall.3.about': 'Une maison que vous achevez et gagnez compte 2 par tuile au lieu de 1.',
  'wall.4': 'Chemin inachevé',
  'wall.4.about':
    'À la fin, un chemin inachevé où vous êtes en tête compte 1 par tuile, 2 avec fontaine. Agit seule.',
  'wall.4.flat': 'À la fin, un chemin inachevé où vous êtes en tête compte 1 par tuile. Agit seule.',
  'wall.5': 'Tour inachevée',
  'wall.5.about': 'À la fin, une tour inachevée où vous êtes en tête compte 2 par tuile. Agit seule.',
  'wall.6': 'Maison inachevée',
  'wall.6.about': 'À la fin, une maison inachevée où vous êtes en tête compte 1 par tuile. Agit seule.',
  'wall.7': 'Cour prospère',
  'wall.7.about': 'À la fin, une cour où vous êtes en tête compte 4 par marché au lieu de 3. Agit seule.',
  'wall.8': 'Donjon agrandi',
  'wall.8.about': 'À la fin, votre donjon compte 2 tuiles de plus. Agit seule.',
  'wall.9': 'Cinq points',
  'wall.9.about': 'À la fin, 5 points. Agit seule.',

  'keep.title': 'Donjons',
  'keep.size': { one: 'donjon de {n} tuile', other: 'donjon de {n} tuiles' },
  'keep.atEnd': '{n} à la fin',
  'keep.none': 'pas de donjon',
  'keep.area': {
    one: 'Plus grand espace vide : {n} case',
    other: 'Plus grand espace vide : {n} cases',
  },
  'keep.leads': '{name} a le plus grand donjon et le marquerait.',
  'keep.nobody': 'Aucun donjon n’est plus grand : personne ne le marquerait.',
  'keep.show': 'Montrer l’espace',

  'log.keep': '{name} : donjon, désormais de taille {n}',
  'log.taken': '{name} prend une tuile de muraille : {tile}',
  'log.used': '{name} utilise une tuile de muraille : {tile}',
  'line.tiles': { one: '{n} tuile', other: '{n} tuiles' },
  'line.markets': { one: '{n} marché', other: '{n} marchés' },
  'line.cells': { one: '{n} case vide', other: '{n} cases vides' },
  'line.flat.wall_tile': 'tuile de muraille',

  'help.title': 'Le Château',
  'help.about': 'Un jeu pour deux dans la muraille d’un château.',
  'help.place.title': 'Seuls les chemins doivent se suivre',
  'help.place':
    'Posez votre tuile contre une autre ou contre un des sept départs de la muraille. Chemin contre chemin, et rien contre rien ; tours, maisons et cours se touchent librement.',
  'help.claim.title': 'Quatre métiers',
  'help.claim':
    'Héraut sur un chemin, chevalier sur une tour, écuyer dans une maison, marchand dans une cour. Qui en a le plus prend les points ; à égalité, personne.',
  'help.score.title': 'Achever et marquer',
  'help.score':
    'Un chemin achevé rapporte 1 point par tuile, 2 avec fontaine ; une tour 2, une maison 1. Un départ compte comme une tuile. Les cours attendent la fin : 3 points par marché.',
  'help.wall.title': 'S’arrêter aux angles',
  'help.wall':
    'Arrêtez-vous exactement sur un angle de la piste et prenez sa tuile de muraille : encore un tour, des points doublés, ou davantage à la fin.',
  'help.keep.title': 'Agrandir son donjon',
  'help.keep':
    'Chaque maison plus grande que vous marquez agrandit votre donjon. À la fin, le plus grand rapporte 1 point par case du plus grand espace vide.',
} as const satisfies CastleMessages;
