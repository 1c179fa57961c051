// English texts of what players say to each other, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'chat.empty': 'No messages yet. Say hello!',
  'chat.write': 'Message',
  'chat.send': 'Send',
  'chat.seatedOnly': 'Take a seat to chat.',
  'chat.phrases': 'Phrases',
  'chat.phrasesHint': 'Everybody reads them in their own language.',
  'chat.signs': 'Signs',
  'chat.mute': 'Mute',
  'chat.muteHint': 'You no longer see what they say. Nobody is told.',
  'phrase.hello': 'Hello!',
  'phrase.good_luck': 'Good luck!',
  'phrase.nice_move': 'Nice move!',
  'phrase.your_turn': 'It is your turn!',
  'phrase.one_moment': 'One moment, please.',
  'phrase.sorry': 'Sorry!',
  'phrase.thanks': 'Thank you!',
  'phrase.good_game': 'Good game!',
  'sign.thumb': 'Thumbs up',
  'sign.heart': 'Heart',
  'sign.smile': 'Smile',
  'sign.surprise': 'Surprise',
  'sign.think': 'Thinking',
  'sign.sad': 'Sad',
} as const satisfies Record<string, Entry>;

export type ChatMessages = LikeEnglish<typeof en>;
