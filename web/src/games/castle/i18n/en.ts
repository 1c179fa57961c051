// English texts of The Castle, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../../../i18n/plural.ts';

export const en = {
  'place.cell': 'column {x}, row {y}',

  'feature.path': 'path',
  'feature.tower': 'tower',
  'feature.house': 'house',
  'feature.court': 'court',
  'feature.keep': 'keep, largest empty area',
  'feature.wall_tile': 'wall tile',

  'claim.path': 'Herald',
  'claim.tower': 'Knight',
  'claim.house': 'Squire',
  'claim.court': 'Merchant',
  'role.path': 'Herald on the path',
  'role.tower': 'Knight on the tower',
  'role.house': 'Squire in the house',
  'role.court': 'Merchant in the court',

  'tile.path': 'path {sides}',
  'tile.pathFountain': 'path {sides} with a fountain',
  'tile.tower': 'tower {sides}',
  'tile.house': 'house {sides}',
  'tile.court': 'court {sides}',
  'tile.courtMarket': 'court {sides} with a market',
  'tile.square': 'paths end at a square',

  'ask.order': 'Which is scored next?',
  'ask.double': 'Double the {feature} with a wall tile?',
  'ask.extra': 'Use a wall tile for another turn?',
  'ask.pending': 'Finished features that wait to be scored',
  'choice.double': 'Use it: twice the points',
  'choice.hold': 'Keep it for later',
  'choice.again': 'Use it: another turn',
  'choice.endTurn': 'End the turn',
  'choice.mayDouble': 'a wall tile can double it',
  'choice.orderLater': 'the order of scoring is asked next',
  'order.now': 'now at {total}',
  'order.takes': 'takes a wall tile',
  'order.gain': { one: '{n} wall tile', other: '{n} wall tiles' },

  'wall.title': 'Wall tiles',
  'wall.onWall': {
    one: '{n} lies face down on the wall',
    other: '{n} lie face down on the wall',
  },
  'wall.how':
    'Stop exactly on a corner of the score track that still holds one. Used once, from your next turn on.',
  'wall.none': 'none yet',
  'wall.used': 'used',
  'wall.unused': 'not used',
  'wall.fresh': 'from the next turn',
  'wall.ready': 'ready',
  'wall.atEnd': 'counts at the end',
  'wall.1': 'Another turn',
  'wall.1.about': 'After your turn, take a second one.',
  'wall.2': 'Double tower',
  'wall.2.about': 'A tower that you finish and win counts 4 a tile instead of 2.',
  'wall.3': 'Double house',
  'wall.3.about': 'A house that you finish and win counts 2 a tile instead of 1.',
  'wall.4': 'Unfinished path',
  'wall.4.about':
    'At the end, one unfinished path where you lead counts 1 a tile, with a fountain 2. Works by itself.',
  'wall.4.flat': 'At the end, one unfinished path where you lead counts 1 a tile. Works by itself.',
  'wall.5': 'Unfinished tower',
  'wall.5.about': 'At the end, one unfinished tower where you lead counts 2 a tile. Works by itself.',
  'wall.6': 'Unfinished house',
  'wall.6.about': 'At the end, one unfinished house where you lead counts 1 a tile. Works by itself.',
  'wall.7': 'Rich court',
  'wall.7.about': 'At the end, one court where you lead counts 4 a market instead of 3. Works by itself.',
  'wall.8': 'Larger keep',
  'wall.8.about': 'At the end, your keep counts 2 tiles more. Works by itself.',
  'wall.9': 'Five points',
  'wall.9.about': 'At the end, 5 points. Works by itself.',

  'keep.title': 'Keeps',
  'keep.size': { one: 'keep of {n} tile', other: 'keep of {n} tiles' },
  'keep.atEnd': '{n} at the end',
  'keep.none': 'no keep',
  'keep.area': { one: 'Largest empty area: {n} cell', other: 'Largest empty area: {n} cells' },
  'keep.leads': '{name} has the larger keep and would score it.',
  'keep.nobody': 'No keep is larger: nobody would score it.',
  'keep.show': 'Show the area',

  'log.keep': '{name}: keep, now of size {n}',
  'log.taken': '{name} takes a wall tile: {tile}',
  'log.used': '{name} uses a wall tile: {tile}',
  'line.tiles': { one: '{n} tile', other: '{n} tiles' },
  'line.markets': { one: '{n} market', other: '{n} markets' },
  'line.cells': { one: '{n} empty cell', other: '{n} empty cells' },
  'line.flat.wall_tile': 'wall tile',

  'help.title': 'The Castle',
  'help.about': 'A game for two inside one castle wall.',
  'help.place.title': 'Only paths must match',
  'help.place':
    'Place your tile next to another tile, or next to one of the seven start spaces on the wall. A path must meet a path, and a side without one a side without one; towers, houses and courts may meet in any way.',
  'help.claim.title': 'Four trades',
  'help.claim':
    'Herald on a path, knight on a tower, squire in a house, merchant in a court. Whoever has the most there gets the points; in a tie nobody does.',
  'help.score.title': 'Finish and score',
  'help.score':
    'A finished path scores 1 point a tile, 2 with a fountain; a tower 2, a house 1. A start space counts as a tile. Courts wait for the end: 3 points a market.',
  'help.wall.title': 'Stop on the corners',
  'help.wall':
    'Stop exactly on a corner of the score track and take its wall tile: another turn, double points, or more at the end.',
  'help.keep.title': 'Grow your keep',
  'help.keep':
    'Each time you score a larger house than before, your keep grows. At the end the larger keep scores 1 point for each cell of the largest empty area.',
} as const satisfies Record<string, Entry>;

export type CastleKey = keyof typeof en;

export type CastleMessages = LikeEnglish<typeof en>;
