// French texts of The Tower: what is said at a table.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'seat.towerPieces': { one: '{n} étage de tour en réserve', other: '{n} étages de tour en réserve' },
  'seat.prisoner': 'Prisonnier : {piece} de {name} ({n})',
  'ask.capture': 'Faire un prisonnier ?',
  'ask.exchange':
    'Chacun tient prisonnier un meeple de l’autre : ils sont échangés. Lequel des vôtres rentre ?',
  'ask.late': 'Avant la fin du tour : payer une rançon ?',
  'ask.ransom': 'Payer une rançon ?',
  'choice.takeNobody': 'Ne prendre personne',
  'choice.build': 'Bâtir une tour, hauteur {n} : {place}',
  'choice.cap': 'Fermer la tour par un meeple : {place}',
  'choice.capBig': 'Fermer la tour par le grand meeple : {place}',
  'choice.capture': '{role} ({name}) : {place}',
  'choice.ransom': 'Parmi les prisonniers de {name} : votre {piece}. 3 points pour sa liberté',
  'choice.payRansom': 'Payer 3 points à {name} pour votre {piece}',
  'ransom.pay': 'Payer 3 points à {name}',
  'ransom.paid': 'Vous payez 3 points à {name}, et votre {piece} est libre.',
  'log.ransom': '{name} {n} : rançon',
  'log.built': '{name} élève une tour à la hauteur {n}',
  'log.captured': '{name} fait prisonnier : {piece} de {owner}',
  'log.freed': '{name} récupère de {other} : {piece}',
  'line.flat.ransom': 'rançon',
  'role.tower': 'Meeple sur une tour',
  'claim.tower': 'Sur la tour',
  'feature.tower': 'fondation de tour',
  'features.ransom': 'Rançons',
  'features.captures': 'Tours et prisonniers',
};
