// Italian texts of calls while the page is closed, in the words of glossary/it.ts.

import type { PushMessages } from './en.ts';

export const it: PushMessages = {
  'push.title': 'Chiamate a pagina chiusa',
  'push.on': 'Chiamami a questo tavolo',
  'push.hint': 'Con una notifica su questo dispositivo, anche a pagina chiusa.',
  'push.kinds': 'Per che cosa',
  'push.kind.turn': 'È il mio turno',
  'push.kind.time': 'Il mio tempo sta per scadere',
  'push.kind.seat': 'Qualcuno arriva al tavolo',
  'push.kind.rematch': 'Viene proposta la rivincita',
  'push.kind.over': 'La partita è finita',
  'push.quiet': 'Ore di quiete',
  'push.quietHint': 'Allora niente chiama, secondo l’orologio di questo dispositivo.',
  'push.from': 'Dalle',
  'push.to': 'Alle',
  'push.install':
    'Su iPhone e iPad può chiamare solo una pagina installata: Condividi → Aggiungi alla schermata Home. Apri lì il tuo link personale.',
  'push.failed': 'Questo browser non raggiunge ora il suo servizio di notifiche.',
  'push.refused': 'Questo server non chiama il servizio di notifiche del tuo browser.',
  'push.ask': 'Questo dispositivo deve chiamarti quando è il tuo turno, anche a pagina chiusa?',
  'push.later': 'Si cambia in ogni momento nel menu del tavolo.',
};
