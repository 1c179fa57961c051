// English texts of The Castle, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'castle.place.cell': 'column {x}, row {y}',

  'castle.feature.path': 'path',
  'castle.feature.tower': 'tower',
  'castle.feature.house': 'house',
  'castle.feature.court': 'court',
  'castle.feature.keep': 'keep, largest empty area',
  'castle.feature.wall_tile': 'wall tile',
  'features.wall_tiles': 'Wall tiles',

  'castle.claim.path': 'Herald',
  'castle.claim.tower': 'Knight',
  'castle.claim.house': 'Squire',
  'castle.claim.court': 'Merchant',
  'castle.role.path': 'Herald on the path',
  'castle.role.tower': 'Knight on the tower',
  'castle.role.house': 'Squire in the house',
  'castle.role.court': 'Merchant in the court',

  'castle.tile.path': 'path {sides}',
  'castle.tile.pathFountain': 'path {sides} with a fountain',
  'castle.tile.tower': 'tower {sides}',
  'castle.tile.house': 'house {sides}',
  'castle.tile.court': 'court {sides}',
  'castle.tile.courtMarket': 'court {sides} with a market',
  'castle.tile.square': 'paths end at a square',

  'castle.ask.order': 'Which is scored next?',
  'castle.ask.double': 'Double the {feature} with a wall tile?',
  'castle.ask.extra': 'Use a wall tile for another turn?',
  'castle.ask.pending': 'Finished features that wait to be scored',
  'castle.choice.double': 'Use it: twice the points',
  'castle.choice.hold': 'Keep it for later',
  'castle.choice.again': 'Use it: another turn',
  'castle.choice.endTurn': 'End the turn',
  'castle.choice.mayDouble': 'a wall tile can double it',
  'castle.choice.orderLater': 'the order of scoring is asked next',
  'castle.order.now': 'now at {total}',
  'castle.order.takes': 'takes a wall tile',
  'castle.order.gain': { one: '{n} wall tile', other: '{n} wall tiles' },

  'castle.wall.title': 'Wall tiles',
  'castle.wall.onWall': {
    one: '{n} lies face down on the wall',
    other: '{n} lie face down on the wall',
  },
  'castle.wall.how':
    'Stop exactly on a corner of the score track that still holds one. Used once, from your next turn on.',
  'castle.wall.none': 'none yet',
  'castle.wall.used': 'used',
  'castle.wall.unused': 'not used',
  'castle.wall.fresh': 'from the next turn',
  'castle.wall.ready': 'ready',
  'castle.wall.atEnd': 'counts at the end',
  'castle.wall.1': 'Another turn',
  'castle.wall.1.about': 'After your turn, take a second one.',
  'castle.wall.2': 'Double tower',
  'castle.wall.2.about': 'A tower that you finish and win counts 4 a tile instead of 2.',
  'castle.wall.3': 'Double house',
  'castle.wall.3.about': 'A house that you finish and win counts 2 a tile instead of 1.',
  'castle.wall.4': 'Unfinished path',
  'castle.wall.4.about':
    'At the end, one unfinished path where you lead counts 1 a tile, with a fountain 2. Works by itself.',
  'castle.wall.4.flat': 'At the end, one unfinished path where you lead counts 1 a tile. Works by itself.',
  'castle.wall.5': 'Unfinished tower',
  'castle.wall.5.about': 'At the end, one unfinished tower where you lead counts 2 a tile. Works by itself.',
  'castle.wall.6': 'Unfinished house',
  'castle.wall.6.about': 'At the end, one unfinished house where you lead counts 1 a tile. Works by itself.',
  'castle.wall.7': 'Rich court',
  'castle.wall.7.about':
    'At the end, one court where you lead counts 4 a market instead of 3. Works by itself.',
  'castle.wall.8': 'Larger keep',
  'castle.wall.8.about': 'At the end, your keep counts 2 tiles more. Works by itself.',
  'castle.wall.9': 'Five points',
  'castle.wall.9.about': 'At the end, 5 points. Works by itself.',

  'castle.keep.title': 'Keeps',
  'castle.keep.size': { one: 'keep of {n} tile', other: 'keep of {n} tiles' },
  'castle.keep.atEnd': '{n} at the end',
  'castle.keep.none': 'no keep',
  'castle.keep.area': { one: 'Largest empty area: {n} cell', other: 'Largest empty area: {n} cells' },
  'castle.keep.leads': '{name} has the larger keep and would score it.',
  'castle.keep.nobody': 'No keep is larger: nobody would score it.',
  'castle.keep.show': 'Show the area',

  'castle.log.keep': '{name}: keep, now of size {n}',
  'castle.log.taken': '{name} takes a wall tile: {tile}',
  'castle.log.used': '{name} uses a wall tile: {tile}',
  'castle.line.tiles': { one: '{n} tile', other: '{n} tiles' },
  'castle.line.markets': { one: '{n} market', other: '{n} markets' },
  'castle.line.cells': { one: '{n} empty cell', other: '{n} empty cells' },
  'castle.line.flat.wall_tile': 'wall tile',

  'castle.help.title': 'The Castle',
  'castle.help.about': 'A game for two inside one castle wall.',
  'castle.help.place.title': 'Only paths must match',
  'castle.help.place':
    'Place your tile next to another tile, or next to one of the seven start spaces on the wall. A path must meet a path, and a side without one a side without one; towers, houses and courts may meet in any way.',
  'castle.help.claim.title': 'Four trades',
  'castle.help.claim':
    'Herald on a path, knight on a tower, squire in a house, merchant in a court. Whoever has the most there gets the points; in a tie nobody does.',
  'castle.help.score.title': 'Finish and score',
  'castle.help.score':
    'A finished path scores 1 point a tile, 2 with a fountain; a tower 2, a house 1. A start space counts as a tile. Courts wait for the end: 3 points a market.',
  'castle.help.wall.title': 'Stop on the corners',
  'castle.help.wall':
    'Stop exactly on a corner of the score track and take its wall tile: another turn, double points, or more at the end.',
  'castle.help.keep.title': 'Grow your keep',
  'castle.help.keep':
    'Each time you score a larger house than before, your keep grows. At the end the larger keep scores 1 point for each cell of the largest empty area.',
} as const satisfies Record<string, Entry>;

export type CastleMessages = LikeEnglish<typeof en>;
