// French texts of what modules bring to the table, in the words of glossary/fr.ts.

import type { ModuleMessages } from './en.ts';

export const fr: ModuleMessages = {
  'table.heldBack': 'Mises de côté pour l’instant',
  'table.heldBackHint':
    'Elles retournent parmi les tuiles à venir : celles avec un dragon, avec le premier volcan.',
  'turn.onBoard': { one: '{n} endroit sur le plateau', other: '{n} endroits sur le plateau' },
  'turn.inReach': { one: '{n} meeple à portée', other: '{n} meeples à portée' },
  'turn.another': 'puis encore une tuile',
  'turn.thenAnother': 'Rien à choisir : ensuite vous avez encore une tuile.',
  'turn.placeDraw': 'Poser et repiocher',
  'log.chanceDrawn': '{name} tire au sort : {n}',
};
