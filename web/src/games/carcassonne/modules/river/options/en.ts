// English texts of The River: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.river': 'The River',
  'module.river.about': 'The landscape begins with a river of twelve tiles, from its spring to a lake.',
  'option.river_start_tile': 'The usual start tile',
  'option.river_start_tile.remove': 'stays in the box',
  'option.river_start_tile.shuffle': 'is shuffled in',
  'option.river_uturn': 'The river must not bend',
  'option.river_uturn.immediate': 'twice in a row to one side',
  'option.river_uturn.never_same_side': 'to the side it bent to last',
  'option.river_uturn.off': '(it may bend as it likes)',
  'option.river_unplaceable': 'A river tile that fits nowhere',
  'option.river_unplaceable.discard': 'is out of the game',
  'option.river_unplaceable.defer': 'comes back later',
  'option.river_ends_join_fields': 'Fields meet behind the spring and the lake',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
