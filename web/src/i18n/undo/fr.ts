// French texts of turns that are taken back, in the words of glossary/fr.ts.

import type { UndoMessages } from './en.ts';

export const fr: UndoMessages = {
  'undo.title': 'Reprendre un tour',
  'undo.take': 'Reprendre le tour',
  'undo.ask': 'Demander à reprendre le tour',
  'undo.asks': '{name} voudrait reprendre son tour.',
  'undo.asked': 'Vous avez demandé à reprendre votre tour.',
  'undo.waits': 'En attente de {names}.',
  'undo.accept': 'Accepter',
  'undo.decline': 'Le tour compte',
  'undo.withdraw': 'Le tour compte finalement',
  'undo.declined': '{name} préfère que le tour compte.',
};
