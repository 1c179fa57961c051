// English texts of Mage & Witch: what is said at a table where it is in play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'feature.mage': 'star of mage and witch',
  'features.mage': 'Mage',
  'features.witch': 'Witch',
  'ask.mage': 'Where does the mage or the witch go?',
  'ask.mageLeaves': 'The mage and the witch can go nowhere. Who leaves the board?',
  'choice.mage': 'Mage: {feature}, {place}',
  'choice.witch': 'Witch: {feature}, {place}',
  'choice.mageLeaves': 'The mage leaves the board',
  'choice.witchLeaves': 'The witch leaves the board',
  'magic.changes': 'when finished: {who}',
  'magic.change': '{name} {n}',
  'magic.nobody': 'changes nothing for anybody yet',
  'turn.mage': 'Move the mage or the witch',
  'turn.mage.other': '{name} moves the mage or the witch.',
  'log.mageMoves': '{name} moves the mage: {place}',
  'log.witchMoves': '{name} moves the witch: {place}',
  'log.mageRemoved': '{name} takes the mage off the board',
  'log.witchRemoved': '{name} takes the witch off the board',
  'log.mageLeaves': 'The mage leaves what is finished',
  'log.witchLeaves': 'The witch leaves what is finished',
  'log.mageCastle': 'The mage leaves the new castle',
  'log.witchCastle': 'The witch leaves the new castle',
  'line.mage': { one: '{n} tile with the mage', other: '{n} tiles with the mage' },
  'line.flat.witch': 'witch',
  'reading.magic': 'Mage and witch',
  'reading.mage': 'Mage: {place}',
  'reading.mageAside': 'The mage is beside the board.',
  'reading.witch': 'Witch: {place}',
  'reading.witchAside': 'The witch is beside the board.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
