// German texts of The Abbot: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'seat.abbots': { one: 'noch {n} Abt', other: 'noch {n} Äbte' },
  'choice.returnAbbot': 'Den Abt heimholen',
  'piece.abbot': 'Abt',
  'role.garden': 'Abt im Garten',
  'role.abbot': 'Abt im Kloster',
  'claim.garden': 'Abt',
  'claim.abbot': 'Abt',
  'log.abbotHome': '{name} holt den Abt heim +{n}: {feature}',
  'error.action/no_abbot_to_return': 'Du hast keinen Abt zum Heimholen.',
  'help.abbot':
    'Dein Abt geht in ein Kloster oder in einen Garten, der ebenso zählt. In einem Zug, in dem du nichts einsetzt, darfst du ihn heimholen: Er zählt sofort, was um ihn liegt.',
};
