// German texts of what players say to each other, in the words of glossary/de.ts.

import type { ChatMessages } from './en.ts';

export const de: ChatMessages = {
  'chat.empty': 'Noch keine Nachrichten. Sag hallo!',
  'chat.write': 'Nachricht',
  'chat.send': 'Senden',
  'chat.seatedOnly': 'Nimm einen Platz, um zu schreiben.',
  'chat.phrases': 'Sätze',
  'chat.phrasesHint': 'Alle lesen sie in ihrer eigenen Sprache.',
  'chat.signs': 'Zeichen',
  'chat.mute': 'Stumm schalten',
  'chat.muteHint': 'Du siehst nicht mehr, was gesagt wird. Niemand erfährt davon.',
  'phrase.hello': 'Hallo!',
  'phrase.good_luck': 'Viel Glück!',
  'phrase.nice_move': 'Schön gespielt!',
  'phrase.your_turn': 'Du bist am Zug!',
  'phrase.one_moment': 'Einen Moment, bitte.',
  'phrase.sorry': 'Entschuldigung!',
  'phrase.thanks': 'Danke!',
  'phrase.good_game': 'Schönes Spiel!',
  'sign.thumb': 'Daumen hoch',
  'sign.heart': 'Herz',
  'sign.smile': 'Lächeln',
  'sign.surprise': 'Staunen',
  'sign.think': 'Nachdenken',
  'sign.sad': 'Traurig',
};
