// Italian texts of turns that are taken back, in the words of glossary/it.ts.

import type { UndoMessages } from './en.ts';

export const it: UndoMessages = {
  'undo.title': 'Riprendere un turno',
  'undo.take': 'Riprendi il turno',
  'undo.ask': 'Chiedi di riprendere il turno',
  'undo.asks': '{name} vorrebbe riprendere l’ultimo turno.',
  'undo.asked': 'Hai chiesto di riprendere il tuo turno.',
  'undo.waits': 'In attesa di {names}.',
  'undo.accept': 'Accetta',
  'undo.decline': 'Il turno vale',
  'undo.withdraw': 'Il turno vale comunque',
  'undo.declined': '{name} preferisce che il turno valga.',
};
