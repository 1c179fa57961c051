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
    'Puoi mettere un meeple sulla tessera appena posata: un brigante su una strada, un cavaliere in una città, un monaco in un monastero, un contadino in un campo. Non dove c’è già qualcuno, per quanto lontano.',
  'help.claim.noFarmers':
    'Puoi mettere un meeple sulla tessera appena posata: un brigante su una strada, un cavaliere in una città, un monaco in un monastero. Non dove c’è già qualcuno, per quanto lontano.',
  'help.score.title': 'Completa e segna',
  'help.score':
    'Una strada completa dà 1 punto per tessera, una città 2 per tessera e 2 per stemma, un monastero con otto vicine 9. Vince chi ha più meeple; in parità segnano tutti. Poi tornano a casa.',
  'help.tinyCity': 'Ma una città completa di due tessere dà solo 1 punto per tessera e 1 per stemma.',
  'help.farm.title': 'Attenzione ai campi',
  'help.farm':
    'I contadini restano sdraiati fino alla fine. Allora ogni campo dà ai suoi contadini 3 punti per ogni città completa che tocca. Anche le cose incomplete valgono un poco.',
  'help.farm.once':
    'I contadini restano sdraiati fino alla fine. Allora ogni campo dà ai suoi contadini 3 punti per ogni città completa che tocca; ma nessuna città paga due volte lo stesso giocatore. Anche le cose incomplete valgono un poco.',
  'help.farm.city4':
    'I contadini restano sdraiati fino alla fine. Allora ogni città completa dà 4 punti a chi ha più contadini in tutti i campi che la toccano. Anche le cose incomplete valgono un poco.',
  'help.river':
    'La partita comincia dal fiume: ogni tessera lo continua dal capo aperto, fino al lago. Sull’acqua non sta nessun meeple. Poi seguono le altre tessere.',
  'help.abbot':
    'Il tuo abate va in un monastero o in un giardino, che vale allo stesso modo. In un turno in cui non metti nulla puoi richiamarlo: segna subito ciò che ha intorno.',
  'help.tower':
    'Al posto di un meeple puoi mettere un pezzo di torre, su una fondamenta o una torre. La torre arriva lontano quanto è alta, in quattro direzioni: lì puoi fare un prigioniero. Un meeple in cima la chiude. Due giocatori che tengono ciascuno un meeple dell’altro li scambiano; un riscatto costa 3 punti.',
  'help.king_and_robber':
    'Il re va a chi posa l’ultima tessera della prima città completa, e poi di ognuna più grande, di chiunque siano i meeple. Lo stesso vale per il barone predone, con le strade. Le regole del tavolo dicono quanto porta un riconoscimento.',
  'help.inns_and_cathedrals':
    'Una strada completa con locanda dà 2 punti per tessera, una città completa con cattedrale 3 per tessera e 3 per stemma. Incomplete alla fine, non danno nulla. Il tuo meeple grande vale due dove si confrontano i meeple. I punti li porta una volta sola.',
  'help.traders_and_builders':
    'L’ultima tessera di una città porta al suo giocatore le merci che vi si trovano: vino, grano e stoffa. Alla fine chi ha più merci di un tipo riceve 10 punti. Metti il tuo costruttore su una strada o in una città dove hai un meeple: se poi la ampli, giochi subito una seconda tessera. Il tuo maiale va accanto a un tuo contadino, e ogni città completa lì ti dà 1 punto in più.',
  'help.princess_and_dragon':
    'Una tessera con un vulcano fa arrivare il drago, e nessuno va su quella tessera. Una tessera con un drago lo muove fino a sei passi, e ogni giocatore a turno ne sceglie uno: mangia tutti i meeple sul suo cammino e non torna mai indietro. Invece di mandare un meeple, metti la fata accanto a uno dei tuoi: il drago sta lontano, il tuo turno comincia con 1 punto, e il meeple ne porta 3 in più quando conta. Una principessa può rimandare a casa un cavaliere della sua città. Da un portale un meeple va su ogni tessera, dove non c’è nessuno e niente è completo.',
  'help.abbey_and_mayor':
    'Ognuno ha un’abbazia: posala in un buco tra quattro tessere invece di pescare. Chiude ciò che la tocca ed è un monastero. Il tuo sindaco vale tanti meeple quanti stemmi ha la sua città. Quando la strada, la città o il monastero del tuo carro è completo, può proseguire dove nei pressi non c’è nessuno. Il tuo fienile va su un angolo dove si incontrano quattro campi: i suoi contadini segnano e tornano, nessuno può più coltivarlo, e alla fine ogni città completa lì vale 4 punti.',
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
  'key.q.does': 'gira il tabellone di un quarto (con Maiusc: nell’altro verso)',
  'key.x.does': 'numeri al bordo del tabellone',
  'key.c.does': 'chat',
  'key.help.does': 'questo aiuto',
  'help.keysOff': 'I comandi a un tasto si possono disattivare nelle impostazioni.',
} satisfies HelpMessages;
