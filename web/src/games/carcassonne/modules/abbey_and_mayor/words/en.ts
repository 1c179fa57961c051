// English texts of Abbey & Mayor: what is said at a table.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'seat.mayors': { one: '{n} mayor left', other: '{n} mayors left' },
  'seat.wagons': { one: '{n} wagon left', other: '{n} wagons left' },
  'seat.barns': { one: '{n} barn left', other: '{n} barns left' },
  'seat.abbey': 'Abbey not laid yet',
  'ask.abbey': 'Lay your abbey now?',
  'ask.wagon': 'Where does your wagon go on?',
  'choice.noAbbey': 'Keep the abbey',
  'choice.wagonHome': 'The wagon comes home',
  'choice.abbey': 'Lay the abbey: {place}',
  'choice.wagon': 'Wagon goes on: {place}',
  'log.wagonMoves': '{name} moves the wagon on: {place}',
  'log.atBarn': 'The barn sends home: {piece} of {owner}',
  'piece.mayor': 'mayor',
  'piece.wagon': 'wagon',
  'piece.barn': 'barn',
  'role.mayor': 'Mayor in the city',
  'role.barn': 'Barn',
  'claim.asWagon': '{role}, wagon',
  'claim.mayor': 'Mayor',
  'claim.barn': 'Barn',
  'feature.abbey': 'abbey',
  'feature.barn': 'barn',
  'features.barn': 'Barns',
  'features.abbey': 'Abbey',
  'features.wagon': 'Wagon',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
