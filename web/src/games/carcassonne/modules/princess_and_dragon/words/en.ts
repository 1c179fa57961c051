// English texts of The Princess & The Dragon: what is said at a table.

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
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
