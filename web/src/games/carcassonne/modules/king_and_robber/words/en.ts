// English texts of King & Robber Baron: what is said at a table, and how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'seat.king': { one: 'King, for a city of {n} tile', other: 'King, for a city of {n} tiles' },
  'seat.robber': {
    one: 'Robber baron, for a road of {n} tile',
    other: 'Robber baron, for a road of {n} tiles',
  },
  'log.king': {
    one: '{name} takes the king: a city of {n} tile',
    other: '{name} takes the king: a city of {n} tiles',
  },
  'log.king.kept': {
    one: '{name} keeps the king: a city of {n} tile',
    other: '{name} keeps the king: a city of {n} tiles',
  },
  'log.robber': {
    one: '{name} takes the robber baron: a road of {n} tile',
    other: '{name} takes the robber baron: a road of {n} tiles',
  },
  'log.robber.kept': {
    one: '{name} keeps the robber baron: a road of {n} tile',
    other: '{name} keeps the robber baron: a road of {n} tiles',
  },
  'line.flat.award': 'award',
  'line.flat.both_awards': 'both awards',
  'feature.king': 'king',
  'feature.robber': 'robber baron',
  'features.king': 'King',
  'features.robber': 'Robber baron',
  'help.king_and_robber':
    'The king goes to whoever lays the last tile of the first finished city, and then of each larger one, no matter whose meeples are there. The robber baron goes the same way, for roads. The rules of the table say what an award brings.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
