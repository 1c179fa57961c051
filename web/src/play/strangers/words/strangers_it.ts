// Italian texts of playing with strangers, in the words of the glossary.

import type { StrangersMessages } from './strangers_en.ts';

export const texts: StrangersMessages = {
  'strangers.title': 'Tavoli aperti',
  'strangers.any': 'Gioca subito con chiunque',
  'strangers.anyHint':
    'Ti porta al tavolo più adatto a te. Se non ce n’è nessuno, ne apre uno, e aspetti chi arriva.',
  'strangers.none': 'In questo momento nessun tavolo aspetta giocatori.',
  'strangers.unreachable': 'La lista ora non è raggiungibile. Si riprova da sé.',
  'strangers.host': 'Tavolo di {name}',
  'strangers.sit': 'Prendi posto',
  'strangers.sitAt': 'Prendi posto al tavolo di {name}',
  'strangers.yours': 'Il tuo tavolo',
  'strangers.free': { one: '{n} posto libero', many: '{n} posti liberi', other: '{n} posti liberi' },
  'strangers.computers': {
    one: '{n} posto tenuto da un computer',
    many: '{n} posti tenuti da computer',
    other: '{n} posti tenuti da computer',
  },
  'strangers.people': {
    one: 'c’è {n} persona',
    many: 'ci sono {n} persone',
    other: 'ci sono {n} persone',
  },
  'strangers.noClock': 'senza orologio',
  'strangers.gone': 'Qualcuno è stato più veloce: a quel tavolo non c’è più posto. Scegline un altro.',
  'strangers.list': 'Mostra questo tavolo a tutti',
  'strangers.listHint':
    'Resta tra i tavoli aperti finché tutti i posti sono occupati o la partita comincia. Chi lo trova può prenderne uno, anche al posto di un computer.',
  'strangers.listed': 'Questo tavolo è nella lista: chiunque può prendere posto.',
  'strangers.hidden': 'Ora non si vede: è bloccato, oppure nessuno può guardare.',
  'strangers.report': 'Segnala qualcuno',
  'strangers.reportText':
    'Chi gestisce questo server legge la tua segnalazione con le ultime righe della chat. Al tavolo nessuno ne sa nulla. Si conserva solo per un po’.',
  'strangers.whom': 'Chi?',
  'strangers.why': 'Perché?',
  'strangers.why.insults': 'insulti o minacce',
  'strangers.why.name': 'un nome offensivo',
  'strangers.why.spam': 'pubblicità o spam',
  'strangers.why.stalling': 'fa aspettare gli altri apposta',
  'strangers.why.other': 'altro',
  'strangers.words': 'Che cosa è successo? (facoltativo)',
  'strangers.send': 'Invia la segnalazione',
  'strangers.sent':
    'La tua segnalazione è arrivata a chi gestisce questo server. Nella chat puoi anche silenziare quella persona.',
};
