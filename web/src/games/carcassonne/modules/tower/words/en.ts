// English texts of The Tower: what is said at a table.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'seat.towerPieces': { one: '{n} tower piece left', other: '{n} tower pieces left' },
  'seat.prisoner': 'Prisoner: {piece} of {name} ({n})',
  'ask.capture': 'Take a prisoner?',
  'ask.exchange': 'You hold each other’s meeples prisoner and exchange them. Which of yours comes home?',
  'ask.late': 'Before your turn ends: pay a ransom?',
  'ask.ransom': 'Pay a ransom?',
  'choice.takeNobody': 'Take nobody',
  'choice.build': 'Build a tower, height {n}: {place}',
  'choice.cap': 'Close the tower with a meeple: {place}',
  'choice.capBig': 'Close the tower with the big meeple: {place}',
  'choice.capture': '{role} ({name}): {place}',
  'choice.ransom': '{name} holds your {piece} prisoner: 3 points to free it',
  'choice.payRansom': 'Pay {name} 3 points for your {piece}',
  'ransom.pay': 'Pay {name} 3 points',
  'ransom.paid': 'You pay {name} 3 points, and your {piece} is free.',
  'log.ransom': '{name} {n}: ransom',
  'log.built': '{name} builds a tower to height {n}',
  'log.captured': '{name} takes prisoner: {piece} of {owner}',
  'log.freed': '{name} has the {piece} back from {other}',
  'line.flat.ransom': 'ransom',
  'role.tower': 'Meeple on a tower',
  'claim.tower': 'On the tower',
  'feature.tower': 'tower foundation',
  'features.ransom': 'Ransoms',
  'features.captures': 'Towers and prisoners',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
