// German texts for why a choice is good, in the words of glossary/de.ts.

import type { ReasonsMessages } from './en.ts';

export const de = {
  'reason.hinted': 'Das verspricht mehr als anderes:',
  'reason.more': {
    one: '{what}: {n} Punkt mehr',
    other: '{what}: {n} Punkte mehr',
  },
  'reason.less': {
    one: '{what}: {n} Punkt weniger für die anderen',
    other: '{what}: {n} Punkte weniger für die anderen',
  },
  'reason.scored': {
    one: 'Sofort {n} Punkt mehr',
    other: 'Sofort {n} Punkte mehr',
  },
  'reason.scored.less': {
    one: 'Sofort {n} Punkt weniger für die anderen',
    other: 'Sofort {n} Punkte weniger für die anderen',
  },
  'reason.answers.less': {
    one: '{n} Punkt weniger für die anderen in ihrem nächsten Zug',
    other: '{n} Punkte weniger für die anderen in ihrem nächsten Zug',
  },
  'reason.of.hand': 'Meeples in der Hand',
  'reason.of.awards': 'Preise am Ende',
  'reason.of.turn': 'Der nächste Zug',
} satisfies ReasonsMessages;
