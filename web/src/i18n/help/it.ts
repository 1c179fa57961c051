// Italian texts of how to play, in the words of glossary/it.ts.

import type { HelpMessages } from './en.ts';

export const it = {
  'help.title': 'Come si gioca',
  'help.rulesOf': 'Secondo le regole di',
  'help.everything': 'Tutto quello che c’è',
  'help.place.title': 'Posa una tessera',
  'help.place':
    'Pesca una tessera e posala in modo che tutti i lati combacino: strada con strada, città con città, campo con campo. Il tabellone evidenzia dove va bene.',
  'help.claim.title': 'Manda un meeple',
  'help.claim':
    'Puoi mettere un meeple sulla tessera appena posata: un brigante su una strada, un cavaliere in una città, un monaco in un monastero. Non dove c’è già qualcuno, per quanto lontano.',
  'help.score.title': 'Completa e segna',
  'help.score':
    'Una strada completa dà 1 punto per tessera, una città 2 per tessera e 2 per stemma, un monastero con otto vicine 9. Vince chi ha più meeple; in parità segnano tutti. Poi tornano a casa.',
  'help.tinyCity': 'Ma una città completa di due tessere dà solo 1 punto per tessera e 1 per stemma.',
  'help.key': 'Tasto',
  'help.does': 'Che cosa fa',
  'key.arrows': 'Frecce',
  'key.arrows.does': 'prossima posizione in quella direzione',
  'key.r.does': 'gira la tessera (con Maiusc: nell’altro verso)',
  'key.enter': 'Invio',
  'key.enter.does': 'posa; poi conferma',
  'key.digits.does': 'sceglie ciò che ha quel numero',
  'key.s.does': 'nessun meeple',
  'key.esc': 'Esc',
  'key.esc.does': 'torna indietro prima di confermare',
  'key.f.does': 'mostra tutto il tabellone',
  'key.zoom.does': 'ingrandisce e riduce',
  'key.pan': 'Maiusc + frecce',
  'key.pan.does': 'sposta il tabellone',
  'key.t.does': 'tessere ancora da pescare',
  'key.l.does': 'mostra l’ultima mossa',
  'key.g.does': 'legge il tabellone: chi tiene che cosa, dove non va più niente',
  'key.h.does': 'mostra che cosa farebbe un computer (con tutto l’aiuto)',
  'key.u.does': 'riprendere il turno, o chiederlo',
  'key.q.does': 'gira il tabellone di un quarto (con Maiusc: nell’altro verso)',
  'key.x.does': 'numeri al bordo del tabellone',
  'key.c.does': 'chat',
  'key.help.does': 'questo aiuto',
  'help.keysOff': 'I comandi a un tasto si possono disattivare nelle impostazioni.',
} satisfies HelpMessages;
