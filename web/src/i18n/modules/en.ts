// English texts of what modules bring to the table, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'table.heldBack': 'Set aside for now',
  'table.heldBackHint': 'They go back among the tiles to come: those with a dragon with the first volcano.',
  'turn.onBoard': { one: '{n} place on the board', other: '{n} places on the board' },
  'turn.inReach': { one: '{n} meeple in reach', other: '{n} meeples in reach' },
  'turn.another': 'then one more tile',
  'turn.thenAnother': 'Nothing to choose: after this you get one more tile.',
  'turn.placeDraw': 'Place and draw again',
  'log.chanceDrawn': '{name} draws by chance: {n}',
} as const satisfies Record<string, Entry>;

export type ModuleMessages = LikeEnglish<typeof en>;
