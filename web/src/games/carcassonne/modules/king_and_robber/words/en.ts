// English texts of King & Robber Baron: what is said at a table.

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
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
