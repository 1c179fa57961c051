// Italian texts of farmers: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.claim.farmers':
    'Puoi mettere un meeple sulla tessera appena posata: un brigante su una strada, un cavaliere in una città, un monaco in un monastero, un contadino in un campo. Non dove c’è già qualcuno, per quanto lontano.',
  'help.farm.title': 'Attenzione ai campi',
  'help.farm':
    'I contadini restano sdraiati fino alla fine. Allora ogni campo dà ai suoi contadini 3 punti per ogni città completa che tocca. Anche le cose incomplete valgono un poco.',
  'help.farm.once':
    'I contadini restano sdraiati fino alla fine. Allora ogni campo dà ai suoi contadini 3 punti per ogni città completa che tocca; ma nessuna città paga due volte lo stesso giocatore. Anche le cose incomplete valgono un poco.',
  'help.farm.city4':
    'I contadini restano sdraiati fino alla fine. Allora ogni città completa dà 4 punti a chi ha più contadini in tutti i campi che la toccano. Anche le cose incomplete valgono un poco.',
};
