// English texts for why a choice is good, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'reason.hinted': 'It promises more than other choices:',
  'reason.more': {
    one: '{what}: {n} point more',
    other: '{what}: {n} points more',
  },
  'reason.less': {
    one: '{what}: {n} point less for the others',
    other: '{what}: {n} points less for the others',
  },
  'reason.scored': {
    one: '{n} point more at once',
    other: '{n} points more at once',
  },
  'reason.scored.less': {
    one: '{n} point less at once for the others',
    other: '{n} points less at once for the others',
  },
  'reason.answers.less': {
    one: '{n} point less for the others in their next turn',
    other: '{n} points less for the others in their next turn',
  },
  'reason.of.hand': 'Meeples in hand',
  'reason.of.awards': 'Awards at the end',
  'reason.of.turn': 'The next turn',
} as const satisfies Record<string, Entry>;

export type ReasonsMessages = LikeEnglish<typeof en>;
