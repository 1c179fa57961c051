// English texts of Traders & Builders: what is said at a table.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'seat.builders': { one: '{n} builder left', other: '{n} builders left' },
  'seat.pigs': { one: '{n} pig left', other: '{n} pigs left' },
  'seat.wine': { one: '{n} wine', other: '{n} wine' },
  'seat.grain': { one: '{n} grain', other: '{n} grain' },
  'seat.cloth': { one: '{n} cloth', other: '{n} cloth' },
  'seat.mostGoods': '{goods}: the most, 10 points at the end as it stands',
  'turn.part.yours': 'Your builder works there: one more tile.',
  'turn.part.other': '{name} plays one more tile: the builder works there.',
  'ask.again': 'Your builder gives you another tile.',
  'choice.doubleTurn': 'Play another tile',
  'tile.goods': '{what} with {goods}',
  'goods.wine': 'wine',
  'goods.grain': 'grain',
  'goods.cloth': 'cloth',
  'log.doubleTurn': '{name}: the builder gives another tile',
  'log.goods': '{name} takes goods: {goods}',
  'log.goods.count': '{goods} × {n}',
  'log.alone': '{name}: the {piece} is left alone and goes home',
  'line.flat.pig': 'pig',
  'line.flat.wine': 'most wine',
  'line.flat.grain': 'most grain',
  'line.flat.cloth': 'most cloth',
  'piece.builder': 'builder',
  'piece.pig': 'pig',
  'role.builder': 'Builder',
  'role.pig': 'Pig in the field',
  'claim.builder': 'Builder',
  'claim.pig': 'Pig',
  'feature.goods': 'goods',
  'features.goods': 'Goods',
  'features.builder': 'Builder',
  'reading.goods': 'Goods for whoever finishes it: {goods}',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
