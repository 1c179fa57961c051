// Italian texts of Traders & Builders: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'seat.builders': { one: '{n} costruttore rimasto', other: '{n} costruttori rimasti' },
  'seat.pigs': { one: '{n} maiale rimasto', other: '{n} maiali rimasti' },
  'seat.wine': { one: '{n} vino', other: '{n} vino' },
  'seat.grain': { one: '{n} grano', other: '{n} grano' },
  'seat.cloth': { one: '{n} stoffa', other: '{n} stoffe' },
  'seat.mostGoods': '{goods}: più di tutti, per ora 10 punti alla fine',
  'turn.part.yours': 'Il tuo costruttore lavora lì: un’altra tessera.',
  'turn.part.other': '{name} gioca un’altra tessera: lì lavora il costruttore.',
  'ask.again': 'Il tuo costruttore ti dà un’altra tessera.',
  'choice.doubleTurn': 'Gioca un’altra tessera',
  'tile.goods': '{what} con {goods}',
  'goods.wine': 'vino',
  'goods.grain': 'grano',
  'goods.cloth': 'stoffa',
  'log.doubleTurn': '{name}: il costruttore dà un’altra tessera',
  'log.goods': '{name} prende merci: {goods}',
  'log.goods.count': '{goods} × {n}',
  'log.alone': '{name}: rimasto solo e tornato a casa: {piece}',
  'line.flat.pig': 'maiale',
  'line.flat.wine': 'più vino di tutti',
  'line.flat.grain': 'più grano di tutti',
  'line.flat.cloth': 'più stoffa di tutti',
  'piece.builder': 'costruttore',
  'piece.pig': 'maiale',
  'role.builder': 'Costruttore',
  'role.pig': 'Maiale nel campo',
  'claim.builder': 'Costruttore',
  'claim.pig': 'Maiale',
  'feature.goods': 'merci',
  'features.goods': 'Merci',
  'reading.goods': 'Merci per chi la completa: {goods}',
  'help.traders_and_builders':
    'L’ultima tessera di una città porta al suo giocatore le merci che vi si trovano: vino, grano e stoffa. Alla fine chi ha più merci di un tipo riceve 10 punti. Metti il tuo costruttore su una strada o in una città dove hai un meeple: se poi la ampli, giochi subito una seconda tessera. Il tuo maiale va accanto a un tuo contadino, e ogni città completa lì ti dà 1 punto in più.',
};
