// French texts of Traders & Builders: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'seat.builders': { one: '{n} bâtisseur en réserve', other: '{n} bâtisseurs en réserve' },
  'seat.pigs': { one: '{n} cochon en réserve', other: '{n} cochons en réserve' },
  'seat.wine': { one: '{n} vin', other: '{n} vins' },
  'seat.grain': { one: '{n} blé', other: '{n} blés' },
  'seat.cloth': { one: '{n} drap', other: '{n} draps' },
  'seat.mostGoods': '{goods} : le plus, 10 points à la fin en l’état',
  'turn.part.yours': 'Votre bâtisseur y travaille : encore une tuile.',
  'turn.part.other': '{name} joue encore une tuile : le bâtisseur y travaille.',
  'ask.again': 'Votre bâtisseur vous donne encore une tuile.',
  'choice.doubleTurn': 'Jouer encore une tuile',
  'tile.goods': '{what} avec {goods}',
  'goods.wine': 'vin',
  'goods.grain': 'blé',
  'goods.cloth': 'drap',
  'log.doubleTurn': '{name} : le bâtisseur donne encore une tuile',
  'log.goods': '{name} prend des marchandises : {goods}',
  'log.goods.count': '{goods} × {n}',
  'log.alone': '{name} : resté seul et rentré : {piece}',
  'line.flat.pig': 'cochon',
  'line.flat.wine': 'le plus de vin',
  'line.flat.grain': 'le plus de blé',
  'line.flat.cloth': 'le plus de drap',
  'piece.builder': 'bâtisseur',
  'piece.pig': 'cochon',
  'role.builder': 'Bâtisseur',
  'role.pig': 'Cochon dans le pré',
  'claim.builder': 'Bâtisseur',
  'claim.pig': 'Cochon',
  'feature.goods': 'marchandises',
  'features.goods': 'Marchandises',
  'reading.goods': 'Marchandises pour qui l’achève : {goods}',
  'help.traders_and_builders':
    'La dernière tuile d’une ville rapporte à son joueur les marchandises qui s’y trouvent : vin, blé et drap. À la fin, le plus de chaque sorte vaut 10 points. Mettez votre bâtisseur sur une route ou dans une ville où vous avez un meeple : agrandissez-la plus tard, et vous jouez aussitôt une deuxième tuile. Votre cochon rejoint un de vos paysans, et chaque ville achevée y vaut 1 point de plus pour vous.',
};
