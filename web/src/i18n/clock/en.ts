// English texts of clocks, pauses and votes, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'clock.label': 'Clock',
  'clock.none': 'No clock',
  'clock.turn': '{time} a turn',
  'clock.bank': '{time} + {more}',
  'clock.minutes': '{n} min',
  'clock.seconds': '{n} s',
  'clock.days': { one: '{n} day', other: '{n} days' },
  'clock.strict': 'Whoever runs out of time three times resigns',
  'clock.note': 'When time is up, the server lays the tile without a meeple.',
  'clock.noteStrict': 'Whoever runs out of time {n} times resigns.',
  'clock.left': '{time} left',
  'clock.pause': 'Pause the game',
  'clock.wants': '{name} would like a pause.',
  'clock.agree': 'Agree',
  'clock.decline': 'Not now',
  'clock.waits': 'Waiting for {names}.',
  'clock.paused': 'The game is paused.',
  'clock.goOn': 'Go on',
  'skip.vote': 'Vote to skip {name}',
  'skip.votes': 'Votes to skip {name}: {n} of {needed}',
  'skip.by.clock': '{name} ran out of time, and the server played.',
  'skip.by.vote': '{name} was skipped, and the server played.',
} as const satisfies Record<string, Entry>;

export type ClockMessages = LikeEnglish<typeof en>;
