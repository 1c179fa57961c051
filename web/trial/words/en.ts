// English texts of the trial: what is said at a table.

import type { Entry, LikeEnglish } from '../../src/i18n/plural.ts';

export const en = {
  'seat.companions': { one: '{n} companion left', other: '{n} companions left' },
  'seat.champions': { one: '{n} champion left', other: '{n} champions left' },
  'seat.cloister': 'Holds a cloister',
  'seat.guessed': 'Has written down a number',
  'seat.ownGuess': 'Your number: {n}',
  'piece.companion': 'companion',
  'piece.champion': 'champion',
  'claim.companion': 'Companion',
  'role.companion': 'Companion',
  'role.asChampion': '{role}, champion',
  'ask.gift': 'Give up a meeple for two points?',
  'choice.keep': 'Give up nothing',
  'choice.give': 'Give up a meeple',
  'choice.guess': 'Write down {n}',
  'choice.haul': { one: 'Haul a stone to {place}', other: 'Haul {n} stones to {place}' },
  'turn.gift': '{name} may give up a meeple',
  'log.hauled': { one: '{name} hauls a stone to {place}', other: '{name} hauls {n} stones to {place}' },
  'log.guess': '{name} writes down a number',
  'log.guessed': '{name} {n}: a number that nobody else wrote down',
  'feature.stones': 'stones',
  'features.stones': 'Stones',
  'features.guess': 'Numbers',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../src/i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
