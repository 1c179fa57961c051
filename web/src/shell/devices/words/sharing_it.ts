// Italian texts of sharing games with one's own other devices, in the words of the glossary.

import type { DevicesMessages } from './sharing_en.ts';

export const texts: DevicesMessages = {
  'devices.title': 'Usa tutto questo su un altro dispositivo',
  'devices.hint':
    'I tuoi posti e l’elenco delle tue partite arrivano anche sul telefono o sul computer, e tutti i tuoi dispositivi restano allineati. Non servono nome, indirizzo e-mail o password: basta una chiave, che hanno solo i tuoi dispositivi. Il server conserva chiuso ciò che condividono e non può leggerlo. Le partite che sono solo in questo browser restano qui; gli altri dispositivi vedono com’è andata a finire.',
  'devices.begin': 'Mostra il codice per un altro dispositivo',
  'devices.code': 'Porta qui l’altro dispositivo',
  'devices.codeHint':
    'Inquadra questo codice con la fotocamera dell’altro dispositivo, oppure apri lì il link.',
  'devices.secret': 'Non mostrarlo a nessuno: chi ha questo codice può giocare per te e vede le tue partite.',
  'devices.qr': 'Codice QR del link per i tuoi dispositivi',
  'devices.copy': 'Copia il link',
  'devices.alone':
    'Il link porta a {host}, cioè solo a questo dispositivo. Apri questa pagina a un indirizzo che anche l’altro dispositivo raggiunge.',
  'devices.onAt': 'Questo dispositivo è allineato con gli altri, alle {time}.',
  'devices.atWork': 'Allineamento dei dispositivi…',
  'devices.unreachable': 'Gli altri dispositivi non sono raggiungibili ora. Si riprova da sé.',
  'devices.cut':
    'Questo dispositivo non condivide più le sue partite: la chiave è stata rinnovata su un altro dispositivo, o non è stata usata a lungo. Ciò che è qui resta. Per condividere di nuovo, apri qui il link dell’altro dispositivo, oppure ricomincia.',
  'devices.cutNotice':
    'Questo dispositivo non condivide più le partite con gli altri: lì la chiave è stata rinnovata, o non è stata usata a lungo.',
  'devices.stop': 'Smetti su questo dispositivo',
  'devices.stopped':
    'Questo dispositivo ora va per conto suo. Ciò che è qui resta, e gli altri dispositivi continuano.',
  'devices.lose': 'Escludi un dispositivo smarrito',
  'devices.loseText':
    'La chiave e tutti i tuoi posti ricevono nuovi segreti: un dispositivo con quelli vecchi non gioca più per te e non viene a sapere nulla di nuovo. Ciò che ha già visto gli resta. Anche agli altri tuoi dispositivi serve il nuovo codice.',
  'devices.loseDo': 'Escludi',
  'devices.losing': 'Creazione di nuovi segreti…',
  'devices.lostDone': {
    one: 'C’è una nuova chiave, e il tuo posto a {n} tavolo ha un nuovo segreto.',
    other: 'C’è una nuova chiave, e i tuoi posti a {n} tavoli hanno nuovi segreti.',
  },
  'devices.lostNot':
    'Questi tavoli non erano raggiungibili, e lì il dispositivo smarrito può ancora giocare per te: {tables}. Riprova.',
  'devices.again': 'Riprova',
  'devices.bring': 'Portare le tue partite su questo dispositivo?',
  'devices.bringText':
    'I posti e le partite dell’altro dispositivo arrivano qui, nulla di ciò che è qui va perso, e da ora entrambi restano allineati.',
  'devices.bringCare':
    'Continua solo se questo link viene da un tuo dispositivo: chi te l’ha dato vede le tue partite e può giocare per te.',
  'devices.bringOther':
    'Questo dispositivo condivide già con altri. Da allora condividerà invece con quelli di questo link.',
  'devices.bringDo': 'Porta qui le partite',
  'devices.bringNot': 'Non ora',
  'devices.brought': {
    one: '{n} partita è arrivata su questo dispositivo.',
    other: '{n} partite sono arrivate su questo dispositivo.',
  },
  'devices.broughtNone': 'I tuoi dispositivi sono allineati. Per questo non c’era nulla di nuovo.',
  'devices.none':
    'Questo link non porta più a nulla: la sua chiave è stata rinnovata, o non è stata usata a lungo. Mostra di nuovo il codice sull’altro dispositivo.',
  'devices.noKey':
    'Questo link è arrivato senza la sua chiave. Mostra il codice sull’altro dispositivo e inquadralo con la fotocamera.',
  'devices.unkept': 'Questo browser non salva nulla per questa pagina, quindi nemmeno una chiave.',
  'devices.offered': 'Questo server non conserva nulla per più dispositivi.',
};
