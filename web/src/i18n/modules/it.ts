// Italian texts of what modules bring to the table, in the words of glossary/it.ts.

import type { ModuleMessages } from './en.ts';

export const it: ModuleMessages = {
  'table.heldBack': 'Messe da parte per ora',
  'table.heldBackHint': 'Tornano tra le tessere in arrivo: quelle con un drago con il primo vulcano.',
  'turn.onBoard': { one: '{n} posizione sul tabellone', other: '{n} posizioni sul tabellone' },
  'turn.inReach': { one: '{n} meeple a portata', other: '{n} meeple a portata' },
  'turn.another': 'poi un’altra tessera',
  'turn.thenAnother': 'Niente da scegliere: dopo hai un’altra tessera.',
  'turn.placeDraw': 'Posa e pesca ancora',
  'log.chanceDrawn': '{name} tira a sorte: {n}',
};
