// Romanian texts of clocks, pauses and votes, in the words of glossary/ro.ts.

import type { ClockMessages } from './en.ts';

export const ro: ClockMessages = {
  'clock.label': 'Ceas',
  'clock.none': 'Fără ceas',
  'clock.turn': '{time} pe rând',
  'clock.bank': '{time} + {more}',
  'clock.minutes': '{n} min',
  'clock.seconds': '{n} s',
  'clock.days': { one: '{n} zi', few: '{n} zile', other: '{n} de zile' },
  'clock.strict': 'Cine rămâne de trei ori fără timp abandonează',
  'clock.note': 'Când timpul expiră, serverul așază piesa fără meeple.',
  'clock.noteStrict': 'Cine rămâne de {n} ori fără timp abandonează.',
  'clock.left': 'mai sunt {time}',
  'clock.pause': 'Oprește jocul un timp',
  'clock.wants': '{name} ar dori o pauză.',
  'clock.agree': 'De acord',
  'clock.decline': 'Nu acum',
  'clock.waits': 'Se așteaptă {names}.',
  'clock.paused': 'Jocul este oprit.',
  'clock.goOn': 'Continuă',
  'skip.vote': 'Votează ca {name} să fie sărit',
  'skip.votes': 'Voturi ca {name} să fie sărit: {n} din {needed}',
  'skip.by.clock': '{name} a rămas fără timp, serverul a jucat.',
  'skip.by.vote': '{name} a fost sărit, serverul a jucat.',
};
