// Italian texts of the lobby, in the words of glossary/it.ts.

import type { LobbyMessages } from './en.ts';

export const it = {
  'lobby.title': 'Tavolo {code}',
  'lobby.invite': 'Invita gli amici',
  'lobby.inviteFull': 'Invita a guardare',
  'lobby.code': 'Codice del tavolo',
  'lobby.copyLink': 'Copia il link',
  'lobby.linkAlone':
    'Il link porta a {host}, cioè solo a questo dispositivo: nessun altro può usarlo. Gli amici nella tua rete possono, se il server viene avviato con {option}.',
  'lobby.linkNetwork': 'Il link è per gli amici nella stessa rete di questo dispositivo.',
  'lobby.share': 'Condividi…',
  'lobby.shareText': 'Vieni a giocare a Bastide con me:',
  'lobby.shareWatch': 'Guarda la nostra partita a Bastide:',
  'lobby.qr': 'Codice QR del link d’invito',
  'lobby.qrShow': 'Codice QR',
  'lobby.seats': 'Posti',
  'lobby.seatOpen': 'Posto libero',
  'lobby.sitAt': 'Prendi il posto {seat}',
  'lobby.host': 'ospita',
  'lobby.here': 'presente',
  'lobby.atThisDevice': 'su questo dispositivo',
  'lobby.addHere': 'Aggiungi un giocatore su questo dispositivo',
  'lobby.addHereAsk': 'Chi altro gioca su questo dispositivo?',
  'lobby.addHereHint': 'Condividete questo schermo: mostra chi deve giocare.',
  'lobby.edit': 'Cambia nome e colore',
  'lobby.leave': 'Lascia il posto',
  'lobby.leaveAsk': 'Lasciare il tuo posto?',
  'lobby.lock': 'Blocca i posti',
  'lobby.locked': 'Chi ospita ha bloccato i posti.',
  'lobby.lockHint': 'Nessun altro può sedersi; guardare resta possibile.',
  'lobby.start': 'Inizia la partita',
  'lobby.startHint': 'I posti liberi spariscono quando la partita inizia.',
  'lobby.whyNotSeats': 'Almeno due posti devono essere presi.',
  'lobby.whyNotHost': 'Si aspetta che {name} dia il via.',
  'lobby.watching': { one: '{n} spettatore', other: '{n} spettatori' },
  'lobby.full': 'Tutti i posti sono presi. Stai guardando.',
  'lobby.personal': 'Link al tuo posto',
  'lobby.personalHint': 'Apre il tuo posto su un altro dispositivo. Tienilo per te.',
  'lobby.shuffle': 'Nessuno può truccare il mescolamento',
  'lobby.shuffleHint':
    'Il server ha fissato un segreto prima che qualcuno si sedesse e qui ne mostra l’impronta. Il browser di ogni giocatore aggiunge un numero casuale. Le due cose insieme decidono l’ordine delle tessere, e dopo la partita chiunque può controllarlo.',
  'lobby.commitment': 'Impronta del segreto del server',
  'lobby.entropy': {
    one: '{n} giocatore ha aggiunto casualità',
    other: '{n} giocatori hanno aggiunto casualità',
  },
  'watchers.sendAway': 'Fai uscire gli spettatori',
  'watchers.sendAwayAsk': 'Fare uscire gli spettatori?',
  'watchers.sendAwayText':
    'Non potranno più guardare per dieci minuti. Possono ancora prendere un posto libero.',
} satisfies LobbyMessages;
