// English texts of turns that are taken back, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'undo.title': 'Taking a turn back',
  'undo.take': 'Take the turn back',
  'undo.ask': 'Ask to take the turn back',
  'undo.asks': '{name} would like to take the last turn back.',
  'undo.asked': 'You have asked to take your turn back.',
  'undo.waits': 'Waiting for {names}.',
  'undo.accept': 'Accept',
  'undo.decline': 'Let the turn stand',
  'undo.withdraw': 'Let the turn stand after all',
  'undo.declined': '{name} would rather let the turn stand.',
} as const satisfies Record<string, Entry>;

export type UndoMessages = LikeEnglish<typeof en>;
