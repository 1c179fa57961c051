// German texts of clocks, pauses and votes, in the words of glossary/de.ts.

import type { ClockMessages } from './en.ts';

export const de: ClockMessages = {
  'clock.label': 'Uhr',
  'clock.none': 'Ohne Uhr',
  'clock.turn': '{time} je Zug',
  'clock.bank': '{time} + {more}',
  'clock.minutes': '{n} min',
  'clock.seconds': '{n} s',
  'clock.days': { one: '{n} Tag', other: '{n} Tage' },
  'clock.strict': 'Wem dreimal die Zeit ausgeht, der gibt auf',
  'clock.note': 'Ist die Zeit um, legt der Server das Plättchen ohne Meeple.',
  'clock.noteStrict': 'Wem {n} Mal die Zeit ausgeht, der gibt auf.',
  'clock.left': 'noch {time}',
  'clock.pause': 'Spiel anhalten',
  'clock.wants': '{name} möchte eine Pause.',
  'clock.agree': 'Einverstanden',
  'clock.decline': 'Jetzt nicht',
  'clock.waits': 'Es fehlen noch: {names}.',
  'clock.paused': 'Das Spiel ist angehalten.',
  'clock.goOn': 'Weiter',
  'skip.vote': 'Für das Überspringen von {name} stimmen',
  'skip.votes': 'Stimmen, um {name} zu überspringen: {n} von {needed}',
  'skip.by.clock': '{name} hatte keine Zeit mehr, der Server hat gespielt.',
  'skip.by.vote': '{name} wurde übersprungen, der Server hat gespielt.',
};
