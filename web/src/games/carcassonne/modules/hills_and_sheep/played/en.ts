// English texts of Hills & Sheep: what is said at a table where it is in play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'feature.hill': 'hill',
  'feature.vineyard': 'vineyard',
  'feature.flock': 'flock',
  'features.flock': 'Flocks',
  'features.flocks': 'Flocks',
  'tile.shared': '{what} and half of the {side} side',
  'piece.shepherd': 'shepherd',
  'role.shepherd': 'Shepherd in the field',
  'claim.shepherd': 'Shepherd',
  'seat.shepherds': { one: '{n} shepherd left', other: '{n} shepherds left' },
  'seat.flock': { one: 'Flock: {n} sheep', other: 'Flock: {n} sheep' },
  'token.sheep': { one: '{n} sheep', other: '{n} sheep' },
  'token.wolf': 'wolf',
  'token.count': '{n} × {token}',
  'bag.left': 'In the bag: {tokens}.',
  'bag.wolvesOnly': 'Only wolves are left in the bag.',
  'flock.draws': 'draws a token; wolf: {n} in {all}',
  'flock.drawsWolf': 'draws a wolf for certain',
  'flock.risk': { one: 'wolf: {odds}; it scatters {n} sheep', other: 'wolf: {odds}; it scatters {n} sheep' },
  'flock.odds': '{n} in {all}',
  'flock.closes': 'then the field is closed and scored',
  'ask.flock': 'The field of your shepherd has grown. What becomes of the flock?',
  'choice.grow': 'Let it grow: draw a token',
  'choice.scoreFlock': 'Bring it home: a point for each sheep in the field',
  'turn.flock': 'Decide about your flock',
  'turn.flock.other': '{name} decides about the flock.',
  'log.tokenSheep': { one: '{name} draws {n} sheep', other: '{name} draws {n} sheep' },
  'log.tokenWolf': '{name} draws a wolf',
  'log.wolf': 'The wolf sends home: {piece} of {owner}',
  'log.buried': 'A tile goes unseen under the hill: {place}. One tile fewer is left',
  'line.flat.flock': 'sheep',
  'line.sheep': { one: '{n} sheep', other: '{n} sheep' },
  'line.vineyards': { one: '{n} vineyard', other: '{n} vineyards' },
  'unseen.buried': {
    one: '{n} of them lies unseen under a hill.',
    other: '{n} of them lie unseen under hills.',
  },
  'reading.flocks': 'Flocks',
  'reading.flock': { one: '{name}: {n} sheep, {place}', other: '{name}: {n} sheep, {place}' },
  'reading.bag': 'Bag',
  'reading.buried': 'Hills with a tile beneath: {places}',
  'reading.hillDecides': 'Equal: whoever has a meeple on a hill scores alone.',
  'reading.hillDecidesMost': 'Equal: whoever has most meeples on hills scores alone.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
