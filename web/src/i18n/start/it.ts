// Italian texts of what every page needs, in the words of glossary/it.ts.

import type { StartMessages } from './en.ts';

export const it = {
  'app.tagline': 'Costruite insieme un paesaggio medievale, tessera dopo tessera.',
  'app.loading': 'Si apparecchia il tavolo…',
  'app.skip': 'Vai al contenuto',
  'app.home': 'Bastide, pagina iniziale',
  'app.missing': 'A questo indirizzo non c’è nulla.',
  'app.failed': 'Qui qualcosa è andato storto. Ricarica la pagina per ritrovare la partita.',
  'app.reload': 'Ricarica',
  'app.unfetched': 'Non è stato possibile caricare questa parte della pagina.',
  'app.again': 'Riprova',
  'app.released': 'C’è una nuova versione di questa pagina. Ricaricala quando vuoi.',
  'held.network':
    'I dispositivi della tua rete chiedono molto in una volta. Questa pagina aspetta un momento e continua da sola.',
  'held.server':
    'Il server ha molto da fare o si sta avviando. Questa pagina aspetta un momento e continua da sola.',
  'nav.help': 'Come si gioca',
  'nav.settings': 'Impostazioni',
  'nav.home': 'Inizio',
  'nav.newTable': 'Apri un nuovo tavolo',
  'common.close': 'Chiudi',
  'common.cancel': 'Annulla',
  'common.save': 'Salva',
  'common.copy': 'Copia',
  'common.copied': 'Copiato',
  'common.notCopied': 'Questo browser non copia. Seleziona il testo e copialo a mano.',
  'common.you': 'tu',
  'common.name': 'Il tuo nome',
  'common.namePlaceholder': 'Ada',
  'common.colour': 'Colore',

  'home.title': 'Bastide',
  'home.play': 'Gioca con gli amici',
  'home.playHint': 'Un tavolo privato. Manda un link e sono dentro.',
  'home.playAlone': 'Gioca da solo',
  'home.aloneName': 'Rosso',
  'home.playComputers': 'Scegli computer e regole',
  'home.puzzles': 'Rompicapi da partite vere',
  'home.join': 'Entra con un codice',
  'home.code': 'Codice del tavolo',
  'home.joinGo': 'Entra',
  'home.codeWrong': 'Un codice ha otto lettere e cifre, come ABCD-EFGH.',
  'home.continueGo': 'Continua al tavolo {code}',
  'home.noAccount': 'Niente account, niente da scaricare. Il tuo posto resta in questo browser.',
  'home.noAccountUnkept':
    'Niente account, niente da scaricare. Questo browser non salva nulla per questa pagina: un posto resta solo nella sua scheda.',
  'home.openRecord': 'Rivedi una partita da un file',
  'home.badRecord': 'Questo file non contiene una partita da rivedere.',
  'home.licences': 'Licenze open source',
  'home.legal': 'Privacy e note legali',
  'home.picture': 'Un piccolo paesaggio di tessere con una città, strade e un monastero.',

  'settings.title': 'Impostazioni',
  'settings.language': 'Lingua',
  'settings.theme': 'Aspetto',
  'settings.theme.system': 'come il dispositivo',
  'settings.theme.light': 'chiaro',
  'settings.theme.dark': 'scuro',

  'error.unknown': 'Il server ha rifiutato ({code}).',
  'error.network': 'Il server non è raggiungibile.',

  'engine.no_wasm': 'Questo browser non può eseguire il motore di gioco (manca WebAssembly).',
  'engine.no_games': 'Questo browser non salva partite: il suo spazio è bloccato o pieno.',
  'engine.unkept':
    'Questo browser non salva partite: questa finisce quando la pagina viene chiusa o ricaricata.',
  'engine.unkeptTab': 'Questo browser non salva partite: questa finisce quando la sua scheda viene chiusa.',
  'engine.ended': 'Questo browser non ha più questa partita.',
  'engine.unfetched': 'Non è stato possibile caricare il motore di gioco.',
  'engine.taken_over': 'Un’altra scheda di questo browser ha preso in mano la partita.',
} satisfies StartMessages;
