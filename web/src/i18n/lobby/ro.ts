// Romanian texts of the lobby, in the words of glossary/ro.ts.

import type { LobbyMessages } from './en.ts';

export const ro = {
  'lobby.title': 'Masa {code}',
  'lobby.invite': 'Invită prieteni',
  'lobby.inviteFull': 'Invită să privească',
  'lobby.code': 'Codul mesei',
  'lobby.copyLink': 'Copiază linkul',
  'lobby.share': 'Trimite…',
  'lobby.shareText': 'Hai să jucăm Bastide:',
  'lobby.qr': 'Codul QR al linkului de invitație',
  'lobby.qrShow': 'Cod QR',
  'lobby.seats': 'Locuri',
  'lobby.seatOpen': 'Loc liber',
  'lobby.sitAt': 'Ia locul {seat}',
  'lobby.host': 'gazdă',
  'lobby.here': 'prezent',
  'lobby.edit': 'Schimbă numele și culoarea',
  'lobby.leave': 'Părăsește locul',
  'lobby.leaveAsk': 'Îți părăsești locul?',
  'lobby.lock': 'Blochează locurile',
  'lobby.locked': 'Gazda a blocat locurile.',
  'lobby.lockHint': 'Nu se mai poate așeza nimeni; de privit se poate în continuare.',
  'lobby.start': 'Începe partida',
  'lobby.startHint': 'Locurile libere dispar la începutul partidei.',
  'lobby.whyNotSeats': 'Cel puțin două locuri trebuie să fie ocupate.',
  'lobby.whyNotHost': 'Partida o începe {name}.',
  'lobby.watching': { one: '{n} spectator', few: '{n} spectatori', other: '{n} de spectatori' },
  'lobby.full': 'Toate locurile sunt ocupate. Privești.',
  'lobby.personal': 'Link către locul tău',
  'lobby.personalHint': 'Deschide locul tău pe alt dispozitiv. Păstrează-l pentru tine.',
  'lobby.shuffle': 'Amestecarea nu poate fi măsluită',
  'lobby.shuffleHint':
    'Serverul a fixat un secret înainte să se așeze cineva și îi arată aici amprenta. Browserul fiecărui jucător adaugă un număr la întâmplare. Amândouă hotărăsc ordinea pieselor, iar după partidă oricine o poate verifica.',
  'lobby.commitment': 'Amprenta secretului serverului',
  'lobby.entropy': {
    one: '{n} jucător a adăugat hazard',
    few: '{n} jucători au adăugat hazard',
    other: '{n} de jucători au adăugat hazard',
  },
} satisfies LobbyMessages;
