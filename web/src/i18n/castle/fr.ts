// French texts of The Castle, in the words of glossary/fr.ts.

import type { CastleMessages } from './en.ts';

export const fr = {
  'castle.place.cell': 'colonne {x}, rangée {y}',

  'castle.feature.path': 'chemin',
  'castle.feature.tower': 'tour',
  'castle.feature.house': 'maison',
  'castle.feature.court': 'cour',
  'castle.feature.keep': 'donjon, plus grand espace vide',
  'castle.feature.wall_tile': 'tuile de muraille',
  'features.wall_tiles': 'Tuiles de muraille',

  'castle.claim.path': 'Héraut',
  'castle.claim.tower': 'Chevalier',
  'castle.claim.house': 'Écuyer',
  'castle.claim.court': 'Marchand',
  'castle.role.path': 'Héraut sur le chemin',
  'castle.role.tower': 'Chevalier sur la tour',
  'castle.role.house': 'Écuyer dans la maison',
  'castle.role.court': 'Marchand dans la cour',

  'castle.tile.path': 'chemin {sides}',
  'castle.tile.pathFountain': 'chemin {sides} avec fontaine',
  'castle.tile.tower': 'tour {sides}',
  'castle.tile.house': 'maison {sides}',
  'castle.tile.court': 'cour {sides}',
  'castle.tile.courtMarket': 'cour {sides} avec marché',
  'castle.tile.square': 'les chemins finissent sur une placette',

  'castle.ask.order': 'Que marquer ensuite ?',
  'castle.ask.double': 'Doubler par une tuile de muraille : {feature} ?',
  'castle.ask.extra': 'Jouer encore un tour grâce à une tuile de muraille ?',
  'castle.ask.pending': 'Constructions achevées à marquer',
  'castle.choice.double': 'L’utiliser : points doublés',
  'castle.choice.hold': 'La garder pour plus tard',
  'castle.choice.again': 'L’utiliser : encore un tour',
  'castle.choice.endTurn': 'Finir le tour',
  'castle.choice.mayDouble': 'une tuile de muraille peut doubler',
  'castle.choice.orderLater': 'l’ordre du décompte sera demandé ensuite',
  'castle.order.now': 'arrive à {total}',
  'castle.order.takes': 'prend une tuile de muraille',
  'castle.order.gain': { one: '{n} tuile de muraille', other: '{n} tuiles de muraille' },

  'castle.wall.title': 'Tuiles de muraille',
  'castle.wall.onWall': {
    one: '{n} est face cachée sur la muraille',
    other: '{n} sont face cachée sur la muraille',
  },
  'castle.wall.how':
    'Arrêtez-vous exactement sur un angle de la piste qui en porte encore une. Elle sert une fois, dès votre prochain tour.',
  'castle.wall.none': 'aucune',
  'castle.wall.used': 'utilisée',
  'castle.wall.unused': 'pas utilisée',
  'castle.wall.fresh': 'dès le prochain tour',
  'castle.wall.ready': 'prête',
  'castle.wall.atEnd': 'compte à la fin',
  'castle.wall.1': 'Encore un tour',
  'castle.wall.1.about': 'Après votre tour, jouez-en un second.',
  'castle.wall.2': 'Tour double',
  'castle.wall.2.about': 'Une tour que vous achevez et gagnez compte 4 par tuile au lieu de 2.',
  'castle.wall.3': 'Maison double',
  'castle.wall.3.about': 'Une maison que vous achevez et gagnez compte 2 par tuile au lieu de 1.',
  'castle.wall.4': 'Chemin inachevé',
  'castle.wall.4.about':
    'À la fin, un chemin inachevé où vous êtes en tête compte 1 par tuile, 2 avec fontaine. Agit seule.',
  'castle.wall.4.flat': 'À la fin, un chemin inachevé où vous êtes en tête compte 1 par tuile. Agit seule.',
  'castle.wall.5': 'Tour inachevée',
  'castle.wall.5.about': 'À la fin, une tour inachevée où vous êtes en tête compte 2 par tuile. Agit seule.',
  'castle.wall.6': 'Maison inachevée',
  'castle.wall.6.about':
    'À la fin, une maison inachevée où vous êtes en tête compte 1 par tuile. Agit seule.',
  'castle.wall.7': 'Cour prospère',
  'castle.wall.7.about':
    'À la fin, une cour où vous êtes en tête compte 4 par marché au lieu de 3. Agit seule.',
  'castle.wall.8': 'Donjon agrandi',
  'castle.wall.8.about': 'À la fin, votre donjon compte 2 tuiles de plus. Agit seule.',
  'castle.wall.9': 'Cinq points',
  'castle.wall.9.about': 'À la fin, 5 points. Agit seule.',

  'castle.keep.title': 'Donjons',
  'castle.keep.size': { one: 'donjon de {n} tuile', other: 'donjon de {n} tuiles' },
  'castle.keep.atEnd': '{n} à la fin',
  'castle.keep.none': 'pas de donjon',
  'castle.keep.area': {
    one: 'Plus grand espace vide : {n} case',
    other: 'Plus grand espace vide : {n} cases',
  },
  'castle.keep.leads': '{name} a le plus grand donjon et le marquerait.',
  'castle.keep.nobody': 'Aucun donjon n’est plus grand : personne ne le marquerait.',
  'castle.keep.show': 'Montrer l’espace',

  'castle.log.keep': '{name} : donjon, désormais de taille {n}',
  'castle.log.taken': '{name} prend une tuile de muraille : {tile}',
  'castle.log.used': '{name} utilise une tuile de muraille : {tile}',
  'castle.line.tiles': { one: '{n} tuile', other: '{n} tuiles' },
  'castle.line.markets': { one: '{n} marché', other: '{n} marchés' },
  'castle.line.cells': { one: '{n} case vide', other: '{n} cases vides' },
  'castle.line.flat.wall_tile': 'tuile de muraille',

  'castle.help.title': 'Le Château',
  'castle.help.about': 'Un jeu pour deux dans la muraille d’un château.',
  'castle.help.place.title': 'Seuls les chemins doivent se suivre',
  'castle.help.place':
    'Posez votre tuile contre une autre ou contre un des sept départs de la muraille. Chemin contre chemin, et rien contre rien ; tours, maisons et cours se touchent librement.',
  'castle.help.claim.title': 'Quatre métiers',
  'castle.help.claim':
    'Héraut sur un chemin, chevalier sur une tour, écuyer dans une maison, marchand dans une cour. Qui en a le plus prend les points ; à égalité, personne.',
  'castle.help.score.title': 'Achever et marquer',
  'castle.help.score':
    'Un chemin achevé rapporte 1 point par tuile, 2 avec fontaine ; une tour 2, une maison 1. Un départ compte comme une tuile. Les cours attendent la fin : 3 points par marché.',
  'castle.help.wall.title': 'S’arrêter aux angles',
  'castle.help.wall':
    'Arrêtez-vous exactement sur un angle de la piste et prenez sa tuile de muraille : encore un tour, des points doublés, ou davantage à la fin.',
  'castle.help.keep.title': 'Agrandir son donjon',
  'castle.help.keep':
    'Chaque maison plus grande que vous marquez agrandit votre donjon. À la fin, le plus grand rapporte 1 point par case du plus grand espace vide.',
} as const satisfies CastleMessages;
