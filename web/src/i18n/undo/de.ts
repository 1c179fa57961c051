// German texts of turns that are taken back, in the words of glossary/de.ts.

import type { UndoMessages } from './en.ts';

export const de: UndoMessages = {
  'undo.title': 'Einen Zug zurücknehmen',
  'undo.take': 'Zug zurücknehmen',
  'undo.ask': 'Bitten, den Zug zurückzunehmen',
  'undo.asks': '{name} möchte den letzten Zug zurücknehmen.',
  'undo.asked': 'Du möchtest deinen Zug zurücknehmen.',
  'undo.waits': 'Es fehlt noch die Antwort von {names}.',
  'undo.accept': 'Einverstanden',
  'undo.decline': 'Der Zug gilt',
  'undo.withdraw': 'Der Zug gilt doch',
  'undo.declined': '{name} möchte, dass der Zug gilt.',
};
