// Romanian texts for why a choice is good, in the words of glossary/ro.ts.

import type { ReasonsMessages } from './en.ts';

export const ro = {
  'reason.hinted': 'Promite mai mult decât alte alegeri:',
  'reason.more': {
    one: '{what}: {n} punct în plus',
    few: '{what}: {n} puncte în plus',
    other: '{what}: {n} de puncte în plus',
  },
  'reason.less': {
    one: '{what}: {n} punct în minus pentru ceilalți',
    few: '{what}: {n} puncte în minus pentru ceilalți',
    other: '{what}: {n} de puncte în minus pentru ceilalți',
  },
  'reason.scored': {
    one: '{n} punct în plus imediat',
    few: '{n} puncte în plus imediat',
    other: '{n} de puncte în plus imediat',
  },
  'reason.scored.less': {
    one: '{n} punct în minus imediat pentru ceilalți',
    few: '{n} puncte în minus imediat pentru ceilalți',
    other: '{n} de puncte în minus imediat pentru ceilalți',
  },
  'reason.answers.less': {
    one: '{n} punct în minus pentru ceilalți la rândul următor',
    few: '{n} puncte în minus pentru ceilalți la rândul următor',
    other: '{n} de puncte în minus pentru ceilalți la rândul următor',
  },
  'reason.of.hand': 'Meeple în mână',
  'reason.of.awards': 'Premii la sfârșit',
  'reason.of.turn': 'Rândul următor',
} satisfies ReasonsMessages;
