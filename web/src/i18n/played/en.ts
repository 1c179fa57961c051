// English texts of tables whose modules in play bring more than others; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'number.less': 'One less',
  'number.more': 'One more',
} as const satisfies Record<string, Entry>;

export type PlayedMessages = LikeEnglish<typeof en>;
