// Italian texts of The Tower: what is said at a table.

import type { Messages } from './en.ts';

export const it: Messages = {
  'seat.towerPieces': { one: '{n} pezzo di torre rimasto', other: '{n} pezzi di torre rimasti' },
  'seat.prisoner': 'Prigioniero: {piece} di {name} ({n})',
  'ask.capture': 'Fai un prigioniero?',
  'ask.exchange': 'Ognuno tiene prigioniero un meeple dell’altro: si scambiano. Quale dei tuoi torna a casa?',
  'ask.late': 'Prima di chiudere il turno: paghi un riscatto?',
  'ask.ransom': 'Paghi un riscatto?',
  'choice.takeNobody': 'Non prendere nessuno',
  'choice.build': 'Costruisci una torre, altezza {n}: {place}',
  'choice.cap': 'Chiudi la torre con un meeple: {place}',
  'choice.capBig': 'Chiudi la torre con il meeple grande: {place}',
  'choice.capture': '{role} ({name}): {place}',
  'choice.ransom': '{name} tiene prigioniero il tuo {piece}: 3 punti per liberarlo',
  'choice.payRansom': 'Paga 3 punti a {name} per il tuo {piece}',
  'ransom.pay': 'Paga 3 punti a {name}',
  'ransom.paid': 'Paghi 3 punti a {name} e il tuo {piece} è libero.',
  'log.ransom': '{name} {n}: riscatto',
  'log.built': '{name} alza una torre all’altezza {n}',
  'log.captured': '{name} fa prigioniero: {piece} di {owner}',
  'log.freed': '{name} riceve indietro da {other}: {piece}',
  'line.flat.ransom': 'riscatto',
  'role.tower': 'Meeple su una torre',
  'claim.tower': 'Sulla torre',
  'feature.tower': 'fondamenta di torre',
  'features.ransom': 'Riscatti',
  'features.captures': 'Torri e prigionieri',
};
