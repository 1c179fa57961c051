// Romanian texts of The Tower: what is said at a table.

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
};
