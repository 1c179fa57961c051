// German texts of Traders & Builders: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'seat.builders': { one: 'noch {n} Baumeister', other: 'noch {n} Baumeister' },
  'seat.pigs': { one: 'noch {n} Schwein', other: 'noch {n} Schweine' },
  'seat.wine': { one: '{n} Wein', other: '{n} Wein' },
  'seat.grain': { one: '{n} Korn', other: '{n} Korn' },
  'seat.cloth': { one: '{n} Tuch', other: '{n} Tuch' },
  'seat.mostGoods': '{goods}: am meisten, so stünden am Ende 10 Punkte',
  'turn.part.yours': 'Dein Baumeister arbeitet dort: noch ein Plättchen.',
  'turn.part.other': '{name} spielt noch ein Plättchen: Dort arbeitet der Baumeister.',
  'ask.again': 'Dein Baumeister gibt dir noch ein Plättchen.',
  'choice.doubleTurn': 'Noch ein Plättchen spielen',
  'tile.goods': '{what} mit {goods}',
  'goods.wine': 'Wein',
  'goods.grain': 'Korn',
  'goods.cloth': 'Tuch',
  'log.doubleTurn': '{name}: Der Baumeister gibt noch ein Plättchen',
  'log.goods': '{name} nimmt Waren: {goods}',
  'log.goods.count': '{goods} × {n}',
  'log.alone': '{name}: allein geblieben und wieder daheim: {piece}',
  'line.flat.pig': 'Schwein',
  'line.flat.wine': 'am meisten Wein',
  'line.flat.grain': 'am meisten Korn',
  'line.flat.cloth': 'am meisten Tuch',
  'piece.builder': 'Baumeister',
  'piece.pig': 'Schwein',
  'role.builder': 'Baumeister',
  'role.pig': 'Schwein auf der Wiese',
  'claim.builder': 'Baumeister',
  'claim.pig': 'Schwein',
  'feature.goods': 'Waren',
  'features.goods': 'Waren',
  'reading.goods': 'Waren für den, der sie fertigstellt: {goods}',
  'help.traders_and_builders':
    'Das letzte Plättchen einer Stadt bringt seinem Spieler die Waren dort: Wein, Korn und Tuch. Am Ende bringt das meiste jeder Ware 10 Punkte. Setze deinen Baumeister auf eine Straße oder in eine Stadt, wo du einen Meeple hast: Erweiterst du sie später, so spielst du gleich ein zweites Plättchen. Dein Schwein kommt zu einem Bauern von dir, und jede fertige Stadt dort bringt dir 1 Punkt mehr.',
};
