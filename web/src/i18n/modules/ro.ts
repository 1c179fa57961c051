// Romanian texts of what modules bring to the table, in the words of glossary/ro.ts.

import type { ModuleMessages } from './en.ts';

export const ro: ModuleMessages = {
  'table.heldBack': 'Puse deoparte deocamdată',
  'table.heldBackHint': 'Se întorc printre piesele care vin: cele cu dragon, odată cu primul vulcan.',
  'turn.onBoard': {
    one: '{n} poziție pe tablă',
    few: '{n} poziții pe tablă',
    other: '{n} de poziții pe tablă',
  },
  'turn.inReach': { one: '{n} meeple în rază', few: '{n} meeple în rază', other: '{n} de meeple în rază' },
  'turn.another': 'apoi încă o piesă',
  'turn.thenAnother': 'Nimic de ales: după aceea mai primești o piesă.',
  'turn.placeDraw': 'Așază și mai trage',
  'log.chanceDrawn': '{name} trage la sorți: {n}',
};
