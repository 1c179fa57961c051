// English texts of The Count of Carcassonne: what is said at a table where it is in play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'quarter.into.castle': 'into the castle',
  'quarter.into.market': 'to the market',
  'quarter.into.blacksmith': 'to the blacksmith',
  'quarter.into.cathedral': 'into the cathedral',
  'quarter.out.castle': 'out of the castle',
  'quarter.out.market': 'from the market',
  'quarter.out.blacksmith': 'from the blacksmith',
  'quarter.out.cathedral': 'out of the cathedral',
  'quarter.holds': '{who}: {piece} ({n})',
  'turn.leaveQuarter.other': '{name} may bring meeples out of Carcassonne.',
  'turn.enterQuarter.other': '{name} may send a meeple to Carcassonne.',
  'turn.moveCount.other': '{name} may move the count.',
  'ask.leaveQuarter': 'Bring a meeple out of Carcassonne? It counts there at once.',
  'ask.lastMoves': 'Before the final scoring: bring a meeple out of Carcassonne?',
  'ask.enterQuarter': 'Others score and you don’t: send a meeple to Carcassonne?',
  'ask.moveCount': 'Where does the count go? Nobody comes out where he stands.',
  'choice.stayInQuarters': 'Everybody stays there',
  'choice.stayOutside': 'Send nobody',
  'choice.countStays': 'The count stays',
  'choice.leaveQuarter': '{role} {out}: {place}',
  'choice.enterQuarter': 'Send your {piece} {into}',
  'choice.countGoes': 'The count goes {into}',
  'log.quarterEntered': '{name}: {piece} {into}',
  'log.quarterLeft': '{name}: {piece} {out}, {place}',
  'features.quarters': 'Quarters',
  'quarter.castle': 'castle',
  'quarter.market': 'market',
  'quarter.blacksmith': 'blacksmith',
  'quarter.cathedral': 'cathedral',
  'reading.quarters': 'In the city of Carcassonne',
  'reading.quarter': '{quarter}: {who}',
  'reading.quarterLocked': '{quarter}, where the count stands: {who}',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
