// Romanian texts of Traders & Builders: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'seat.builders': {
    one: '{n} constructor rămas',
    few: '{n} constructori rămași',
    other: '{n} de constructori rămași',
  },
  'seat.pigs': { one: '{n} porc rămas', few: '{n} porci rămași', other: '{n} de porci rămași' },
  'seat.wine': { one: '{n} vin', few: '{n} vin', other: '{n} vin' },
  'seat.grain': { one: '{n} grâu', few: '{n} grâu', other: '{n} grâu' },
  'seat.cloth': { one: '{n} stofă', few: '{n} stofe', other: '{n} de stofe' },
  'seat.mostGoods': '{goods}: cele mai multe, deocamdată 10 puncte la sfârșit',
  'turn.part.yours': 'Constructorul tău lucrează acolo: încă o piesă.',
  'turn.part.other': '{name} mai joacă o piesă: acolo lucrează constructorul.',
  'ask.again': 'Constructorul tău îți mai dă o piesă.',
  'choice.doubleTurn': 'Joacă încă o piesă',
  'tile.goods': '{what} cu {goods}',
  'goods.wine': 'vin',
  'goods.grain': 'grâu',
  'goods.cloth': 'stofă',
  'log.doubleTurn': '{name}: constructorul mai dă o piesă',
  'log.goods': '{name} ia mărfuri: {goods}',
  'log.goods.count': '{goods} × {n}',
  'log.alone': '{name}: rămas singur și întors acasă: {piece}',
  'line.flat.pig': 'porc',
  'line.flat.wine': 'cel mai mult vin',
  'line.flat.grain': 'cel mai mult grâu',
  'line.flat.cloth': 'cea mai multă stofă',
  'piece.builder': 'constructor',
  'piece.pig': 'porc',
  'role.builder': 'Constructor',
  'role.pig': 'Porc pe câmp',
  'claim.builder': 'Constructor',
  'claim.pig': 'Porc',
  'feature.goods': 'mărfuri',
  'features.goods': 'Mărfuri',
  'features.builder': 'Constructor',
  'reading.goods': 'Mărfuri pentru cine o termină: {goods}',
  'help.traders_and_builders':
    'Ultima piesă a unui oraș îi aduce jucătorului ei mărfurile de acolo: vin, grâu și stofă. La sfârșit, cele mai multe de fiecare fel aduc 10 puncte. Pune-ți constructorul pe un drum sau într-un oraș unde ai un meeple: dacă îl extinzi mai târziu, joci imediat a doua piesă. Porcul tău stă lângă un țăran al tău, iar fiecare oraș terminat de acolo îți aduce 1 punct în plus.',
};
