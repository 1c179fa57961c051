// German texts of The Tower: what is said at a table.

import type { Messages } from './en.ts';

export const de: Messages = {
  'seat.towerPieces': { one: 'noch {n} Turmteil', other: 'noch {n} Turmteile' },
  'seat.prisoner': 'Gefangen: {piece} von {name} ({n})',
  'ask.capture': 'Jemanden gefangen nehmen?',
  'ask.exchange': 'Ihr haltet gegenseitig Meeple gefangen und tauscht sie. Welcher von dir kommt heim?',
  'ask.late': 'Bevor dein Zug endet: Lösegeld zahlen?',
  'ask.ransom': 'Lösegeld zahlen?',
  'choice.takeNobody': 'Niemanden nehmen',
  'choice.build': 'Turm bauen, Höhe {n}: {place}',
  'choice.cap': 'Den Turm mit einem Meeple schließen: {place}',
  'choice.capBig': 'Den Turm mit dem großen Meeple schließen: {place}',
  'choice.capture': '{role} ({name}): {place}',
  'choice.ransom': 'Bei {name} gefangen: {piece} von dir. Frei für 3 Punkte',
  'choice.payRansom': '{name} 3 Punkte zahlen, frei wird: {piece}',
  'ransom.pay': '3 Punkte an {name} zahlen',
  'ransom.paid': 'Du zahlst {name} 3 Punkte, und dein {piece} ist frei.',
  'log.ransom': '{name} {n}: Lösegeld',
  'log.built': '{name} baut einen Turm, Höhe {n}',
  'log.captured': '{name} nimmt gefangen: {piece} von {owner}',
  'log.freed': '{name} bekommt von {other} zurück: {piece}',
  'line.flat.ransom': 'Lösegeld',
  'role.tower': 'Meeple auf einem Turm',
  'claim.tower': 'Auf dem Turm',
  'feature.tower': 'Turmfundament',
  'features.ransom': 'Lösegeld',
  'features.captures': 'Türme und Gefangene',
};
