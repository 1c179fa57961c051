// English texts of The Princess & The Dragon: what is said at a table, and how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'seat.fairy': 'The fairy is beside one of these meeples: 1 point at the start of each turn',
  'turn.dragon.other': '{name} moves the dragon: step {n} of 6.',
  'ask.dragon': 'Where does the dragon go? Step {n} of 6',
  'ask.princess': 'The princess sends a knight home',
  'choice.dragon': 'Dragon goes {side}',
  'choice.fairy': 'Fairy beside: {role}, {place}',
  'choice.fairyTile': 'Fairy on this tile: {place}',
  'choice.princess': 'Send home: {role} ({name}): {place}',
  'choice.eats': 'eats: {who}',
  'choice.eaten': '{role} ({name})',
  'choice.eatsNobody': 'eats nobody',
  'portal.title': 'Through the portal',
  'portal.tile': 'Tile',
  'portal.place': 'What to claim there',
  'portal.hint': 'Choose a tile, here or on the board, then what to claim there.',
  'portal.target': 'Through the portal: {place}',
  'portal.tiles': { one: '{n} tile', other: '{n} tiles' },
  'tile.princess': '{what} with a princess',
  'log.tooEarly': 'A tile comes too early and is set aside',
  'log.tilesReturned': 'The tiles that came too early go back into the pile, which is shuffled',
  'log.dragonComes': 'The dragon comes: {place}',
  'log.dragonMoves': '{name} moves the dragon: {place}',
  'log.dragonRests': 'The dragon rests',
  'log.fairyMoves': '{name} moves the fairy: {place}',
  'log.eaten': 'The dragon eats: {piece} of {owner}',
  'log.princess': 'The princess sends home: {piece} of {owner}',
  'log.fairyTurn': '{name} +{n}: a turn beside the fairy',
  'log.fairy': '{name} +{n}: fairy, {feature}',
  'line.flat.fairy': 'fairy',
  'feature.volcano': 'volcano',
  'feature.dragon': 'dragon',
  'feature.portal': 'portal',
  'features.fairy': 'Fairy',
  'features.dragon': 'Dragon',
  'reading.fairy': 'The fairy guards {names}: {turn} when the turn begins, {scored} when it scores.',
  'reading.dragon': 'Where the dragon may go next',
  'reading.dragonStays': 'It can go nowhere.',
  'help.princess_and_dragon':
    'A tile with a volcano brings the dragon, and nobody goes to that tile. A tile with a dragon moves it up to six steps, and each player in turn chooses one: it eats every meeple on its way, and never goes back. Instead of sending a meeple, put the fairy beside one of yours: the dragon keeps off, your turn begins with 1 point, and it brings 3 more when it scores. A princess may send one knight of her city home. From a portal a meeple goes to any tile, where nobody is and nothing is finished.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
