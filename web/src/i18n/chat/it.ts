// Italian texts of what players say to each other, in the words of glossary/it.ts.

import type { ChatMessages } from './en.ts';

export const it: ChatMessages = {
  'chat.empty': 'Ancora nessun messaggio. Saluta!',
  'chat.write': 'Messaggio',
  'chat.send': 'Invia',
  'chat.seatedOnly': 'Prendi un posto per scrivere.',
  'chat.phrases': 'Frasi',
  'chat.phrasesHint': 'Tutti le leggono nella propria lingua.',
  'chat.signs': 'Segni',
  'chat.mute': 'Silenzia',
  'chat.muteHint': 'Non vedi più quello che scrive. Nessuno lo viene a sapere.',
  'phrase.hello': 'Ciao!',
  'phrase.good_luck': 'Buona fortuna!',
  'phrase.nice_move': 'Bella mossa!',
  'phrase.your_turn': 'È il tuo turno!',
  'phrase.one_moment': 'Un momento, per favore.',
  'phrase.sorry': 'Scusa!',
  'phrase.thanks': 'Grazie!',
  'phrase.good_game': 'Bella partita!',
  'sign.thumb': 'Pollice in su',
  'sign.heart': 'Cuore',
  'sign.smile': 'Sorriso',
  'sign.surprise': 'Sorpresa',
  'sign.think': 'Penso',
  'sign.sad': 'Tristezza',
};
