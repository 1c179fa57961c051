// French texts of The Tower: what is said at a table, and how to play.

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
  'error.action/no_tower_piece_left': 'Vous n’avez plus d’étage de tour.',
  'error.action/no_open_tower': 'Il n’y a pas de tour ouverte là.',
  'error.action/no_target': 'Personne n’y peut être fait prisonnier.',
  'error.action/no_prisoner': 'Personne ne tient cette figurine prisonnière.',
  'error.action/too_few_points': 'Une rançon coûte 3 points.',
  'error.action/ransom_used': 'Une seule rançon par tour.',
  'help.tower':
    'Au lieu d’un meeple, vous pouvez poser un étage sur une fondation ou une tour. La tour porte aussi loin qu’elle est haute, dans quatre directions : faites-y un prisonnier. Un meeple au sommet la ferme. Deux joueurs qui tiennent chacun un meeple de l’autre les échangent ; une rançon coûte 3 points.',
};
