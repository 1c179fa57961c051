// Romanian texts of turns that are taken back, in the words of glossary/ro.ts.

import type { UndoMessages } from './en.ts';

export const ro: UndoMessages = {
  'undo.title': 'Rândul luat înapoi',
  'undo.take': 'Ia rândul înapoi',
  'undo.ask': 'Cere să iei rândul înapoi',
  'undo.asks': '{name} ar dori să-și ia rândul înapoi.',
  'undo.asked': 'Ai cerut să-ți iei rândul înapoi.',
  'undo.waits': 'Se așteaptă răspunsul de la {names}.',
  'undo.accept': 'Accept',
  'undo.decline': 'Rândul rămâne',
  'undo.withdraw': 'Rândul rămâne totuși',
  'undo.declined': '{name} preferă ca rândul să rămână.',
};
