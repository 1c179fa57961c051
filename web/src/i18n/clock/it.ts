// Italian texts of clocks, pauses and votes, in the words of glossary/it.ts.

import type { ClockMessages } from './en.ts';

export const it: ClockMessages = {
  'clock.label': 'Orologio',
  'clock.none': 'Senza orologio',
  'clock.turn': '{time} per turno',
  'clock.bank': '{time} + {more}',
  'clock.minutes': '{n} min',
  'clock.seconds': '{n} s',
  'clock.days': { one: '{n} giorno', other: '{n} giorni' },
  'clock.strict': 'Chi esaurisce il tempo tre volte abbandona',
  'clock.note': 'Scaduto il tempo, il server posa la tessera senza meeple.',
  'clock.noteStrict': 'Chi esaurisce il tempo {n} volte abbandona.',
  'clock.left': 'restano {time}',
  'clock.pause': 'Sospendi la partita',
  'clock.wants': '{name} vorrebbe una pausa.',
  'clock.agree': 'D’accordo',
  'clock.decline': 'Non ora',
  'clock.waits': 'Si aspetta {names}.',
  'clock.paused': 'La partita è sospesa.',
  'clock.goOn': 'Riprendi',
  'skip.vote': 'Vota per saltare {name}',
  'skip.votes': 'Voti per saltare {name}: {n} su {needed}',
  'skip.by.clock': '{name} ha esaurito il tempo, il server ha giocato.',
  'skip.by.vote': '{name} è stato saltato, il server ha giocato.',
};
