// English texts of reading the board, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'reading.free': 'Nobody holds it.',
  'reading.owns': 'owns it',
  'reading.open': 'not finished yet',
  'reading.complete': 'finished',
  'reading.lasting': 'scores at the end',
  'reading.now': 'Now',
  'reading.finished': 'Finished',
  'reading.atEnd': 'At the end',
  'reading.nothingFits': 'No tile that is left fits here.',
  'reading.fits': { one: '{n} tile still fits here:', other: '{n} tiles still fit here:' },
  'reading.try': 'Press one to try it, again to rotate it.',
  'reading.mark': 'Mark for later',
  'reading.held': 'Who holds what ({n})',
  'reading.close': 'Close',
  'statistics.title': 'How the game went',
  'statistics.points': 'Points after each tile; at the end: {words}',
  'statistics.tiles': 'Tiles laid',
  'statistics.sent': 'Pieces sent',
  'statistics.home': 'Pieces that came home',
  'statistics.without': 'Tiles without a piece',
  'statistics.idle': 'Of these, with pieces idle in hand',
  'statistics.ahead': 'Ahead of all others, in tiles',
} as const satisfies Record<string, Entry>;

export type ReadingMessages = LikeEnglish<typeof en>;
