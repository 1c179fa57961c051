// Italian texts of The Tower: what is said at a table, and how to play.

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
  'error.action/no_tower_piece_left': 'Non hai più pezzi di torre.',
  'error.action/no_open_tower': 'Lì non c’è una torre aperta.',
  'error.action/no_target': 'Lì non si può fare prigioniero nessuno.',
  'error.action/no_prisoner': 'Nessuno tiene prigioniera quella tua figura.',
  'error.action/too_few_points': 'Un riscatto costa 3 punti.',
  'error.action/ransom_used': 'Un solo riscatto per turno.',
  'help.tower':
    'Al posto di un meeple puoi mettere un pezzo di torre, su una fondamenta o una torre. La torre arriva lontano quanto è alta, in quattro direzioni: lì puoi fare un prigioniero. Un meeple in cima la chiude. Due giocatori che tengono ciascuno un meeple dell’altro li scambiano; un riscatto costa 3 punti.',
};
