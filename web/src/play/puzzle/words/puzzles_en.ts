// English texts of puzzles, in the words of the glossary; they define the keys.

import type { Entry, LikeEnglish } from '../../../i18n/plural.ts';

export const texts = {
  'puzzles.title': 'Puzzles',
  'puzzles.of': 'Puzzle {n} of {of}',
  'puzzles.ask': 'Where would you place this tile?',
  'puzzles.about':
    'A turn from a real game: one place promises clearly more points by the end than any other. As in any turn, a meeple may follow.',
  'puzzles.here': 'Place it here',
  'puzzles.right': 'That is the best place.',
  'puzzles.others': 'Other places promise more. The best one: {place}.',
  'puzzles.played': 'In the game it was placed here: {place}.',
  'puzzles.best': 'the best',
  'puzzles.less': { one: '{n} point less', other: '{n} points less' },
  'puzzles.next': 'Next puzzle',
  'puzzles.before': 'Previous puzzle',
  'puzzles.again': 'Try again',
  'puzzles.found': 'Found at the first attempt: {n} of {of}',
  'puzzles.open': 'Puzzles from a file',
  'puzzles.none': 'That file holds no puzzles that can be shown.',
  'puzzles.unknown': 'There is no such puzzle.',
} as const satisfies Record<string, Entry>;

export type PuzzleMessages = LikeEnglish<typeof texts>;

declare module '../../../i18n/index.ts' {
  interface BroughtTexts extends PuzzleMessages {}
}
