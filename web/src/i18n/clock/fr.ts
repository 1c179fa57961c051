// French texts of clocks, pauses and votes, in the words of glossary/fr.ts.

import type { ClockMessages } from './en.ts';

export const fr: ClockMessages = {
  'clock.label': 'Pendule',
  'clock.none': 'Sans pendule',
  'clock.turn': '{time} par tour',
  'clock.bank': '{time} + {more}',
  'clock.minutes': '{n} min',
  'clock.seconds': '{n} s',
  'clock.days': { one: '{n} jour', other: '{n} jours' },
  'clock.strict': 'Qui dépasse trois fois son temps abandonne',
  'clock.note': 'Le temps écoulé, le serveur pose la tuile sans meeple.',
  'clock.noteStrict': 'Qui dépasse {n} fois son temps abandonne.',
  'clock.left': 'encore {time}',
  'clock.pause': 'Suspendre la partie',
  'clock.wants': '{name} voudrait une pause.',
  'clock.agree': 'D’accord',
  'clock.decline': 'Pas maintenant',
  'clock.waits': 'On attend {names}.',
  'clock.paused': 'La partie est suspendue.',
  'clock.goOn': 'Reprendre',
  'skip.vote': 'Voter pour passer {name}',
  'skip.votes': 'Voix pour passer {name} : {n} sur {needed}',
  'skip.by.clock': '{name} n’avait plus de temps, le serveur a joué.',
  'skip.by.vote': '{name} a été passé, le serveur a joué.',
};
