// French texts of what players say to each other, in the words of glossary/fr.ts.

import type { ChatMessages } from './en.ts';

export const fr: ChatMessages = {
  'chat.empty': 'Aucun message. Dites bonjour !',
  'chat.write': 'Message',
  'chat.send': 'Envoyer',
  'chat.seatedOnly': 'Prenez une place pour discuter.',
  'chat.phrases': 'Phrases',
  'chat.phrasesHint': 'Chacun les lit dans sa langue.',
  'chat.signs': 'Signes',
  'chat.mute': 'Mettre en sourdine',
  'chat.muteHint': 'Vous ne voyez plus ce que cette personne dit. Personne n’en est averti.',
  'phrase.hello': 'Bonjour !',
  'phrase.good_luck': 'Bonne chance !',
  'phrase.nice_move': 'Bien joué !',
  'phrase.your_turn': 'À votre tour !',
  'phrase.one_moment': 'Un instant, s’il vous plaît.',
  'phrase.sorry': 'Pardon !',
  'phrase.thanks': 'Merci !',
  'phrase.good_game': 'Belle partie !',
  'sign.thumb': 'Bravo',
  'sign.heart': 'Cœur',
  'sign.smile': 'Sourire',
  'sign.surprise': 'Surprise',
  'sign.think': 'Réflexion',
  'sign.sad': 'Tristesse',
};
