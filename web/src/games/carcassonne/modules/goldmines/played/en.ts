// English texts of Goldmines: what is said at a table where it is in play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'feature.goldmine': 'goldmine',
  'feature.gold': 'gold',
  'features.gold': 'Gold',
  'ask.gold': 'Where does the second bar of gold lie?',
  'choice.gold': 'Bar of gold: {place}',
  'gold.nobody': 'nobody holds anything there',
  'gold.there': 'there: {what}',
  'gold.held': '{feature} of {names}',
  'turn.gold': 'Lay the second bar of gold',
  'turn.gold.other': '{name} lays a bar of gold.',
  'log.goldPlaced': '{name} lays a bar of gold: {place}',
  'log.goldTaken': { one: '{name} takes {n} bar of gold', other: '{name} takes {n} bars of gold' },
  'line.gold': { one: '{n} bar of gold', other: '{n} bars of gold' },
  'seat.gold': { one: '{n} bar of gold', other: '{n} bars of gold' },
  'seat.goldWorth': {
    one: '{gold}: {n} point at the end as it stands',
    other: '{gold}: {n} points at the end as it stands',
  },
  'reading.gold': 'Gold',
  'reading.goldAt': { one: '{n} bar: {place}', other: '{n} bars: {place}' },
  'reading.goldLeft': { one: '{n} bar not yet laid', other: '{n} bars not yet laid' },
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
