// Italian texts of The Abbot: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'seat.abbots': { one: '{n} abate rimasto', other: '{n} abati rimasti' },
  'choice.returnAbbot': 'Richiama l’abate',
  'piece.abbot': 'abate',
  'role.garden': 'Abate nel giardino',
  'role.abbot': 'Abate nel monastero',
  'claim.garden': 'Abate',
  'claim.abbot': 'Abate',
  'log.abbotHome': '{name} richiama l’abate +{n}: {feature}',
  'error.action/no_abbot_to_return': 'Non hai un abate da richiamare.',
  'help.abbot':
    'Il tuo abate va in un monastero o in un giardino, che vale allo stesso modo. In un turno in cui non metti nulla puoi richiamarlo: segna subito ciò che ha intorno.',
};
