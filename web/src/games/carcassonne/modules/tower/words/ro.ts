// Romanian texts of The Tower: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'seat.towerPieces': {
    one: '{n} bucată de turn rămasă',
    few: '{n} bucăți de turn rămase',
    other: '{n} de bucăți de turn rămase',
  },
  'seat.prisoner': 'Prizonier: {piece} – {name} ({n})',
  'ask.capture': 'Iei un prizonier?',
  'ask.exchange': 'Fiecare ține prizonier un meeple al celuilalt: se schimbă. Care dintre ai tăi vine acasă?',
  'ask.late': 'Înainte să se încheie rândul: plătești o răscumpărare?',
  'ask.ransom': 'Plătești o răscumpărare?',
  'choice.takeNobody': 'Nu iei pe nimeni',
  'choice.build': 'Ridici un turn, înălțimea {n}: {place}',
  'choice.cap': 'Închizi turnul cu un meeple: {place}',
  'choice.capBig': 'Închizi turnul cu meeple-ul mare: {place}',
  'choice.capture': '{role} ({name}): {place}',
  'choice.ransom': '{name} ține prizonier: {piece} de la tine. 3 puncte pentru eliberare',
  'choice.payRansom': 'Plătește 3 puncte ({name}) pentru: {piece}',
  'ransom.pay': 'Plătești 3 puncte: {name}',
  'ransom.paid': 'Plătești 3 puncte ({name}) și eliberezi: {piece}.',
  'log.ransom': '{name} {n}: răscumpărare',
  'log.built': '{name} ridică un turn la înălțimea {n}',
  'log.captured': '{name} ia prizonier: {piece} – {owner}',
  'log.freed': '{name} primește înapoi de la {other}: {piece}',
  'line.flat.ransom': 'răscumpărare',
  'role.tower': 'Meeple pe un turn',
  'claim.tower': 'Pe turn',
  'feature.tower': 'temelie de turn',
  'features.ransom': 'Răscumpărări',
  'features.captures': 'Turnuri și prizonieri',
  'error.action/no_tower_piece_left': 'Nu mai ai bucăți de turn.',
  'error.action/no_open_tower': 'Acolo nu e un turn deschis.',
  'error.action/no_target': 'Acolo nu poate fi luat nimeni prizonier.',
  'error.action/no_prisoner': 'Nimeni nu ține prizonieră figurina aceea a ta.',
  'error.action/too_few_points': 'O răscumpărare costă 3 puncte.',
  'error.action/ransom_used': 'O singură răscumpărare pe rând.',
  'help.tower':
    'În loc de un meeple poți pune o bucată de turn, pe o temelie sau pe un turn. Turnul ajunge atât de departe cât e de înalt, în patru direcții: ia de acolo un prizonier. Un meeple deasupra îl închide. Doi jucători care țin fiecare un meeple al celuilalt îi schimbă; o răscumpărare costă 3 puncte.',
};
