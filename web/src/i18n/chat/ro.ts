// Romanian texts of what players say to each other, in the words of glossary/ro.ts.

import type { ChatMessages } from './en.ts';

export const ro: ChatMessages = {
  'chat.empty': 'Încă niciun mesaj. Salută!',
  'chat.write': 'Mesaj',
  'chat.send': 'Trimite',
  'chat.seatedOnly': 'Ia loc ca să scrii.',
  'chat.phrases': 'Fraze',
  'chat.phrasesHint': 'Fiecare le citește în limba sa.',
  'chat.signs': 'Semne',
  'chat.mute': 'Ascunde mesajele',
  'chat.muteHint': 'Nu mai vezi ce spune. Nimeni nu află.',
  'phrase.hello': 'Salut!',
  'phrase.good_luck': 'Mult noroc!',
  'phrase.nice_move': 'Bine jucat!',
  'phrase.your_turn': 'E rândul tău!',
  'phrase.one_moment': 'O clipă, te rog.',
  'phrase.sorry': 'Scuze!',
  'phrase.thanks': 'Mulțumesc!',
  'phrase.good_game': 'Frumos joc!',
  'sign.thumb': 'Bravo',
  'sign.heart': 'Inimă',
  'sign.smile': 'Zâmbet',
  'sign.surprise': 'Uimire',
  'sign.think': 'Mă gândesc',
  'sign.sad': 'Tristețe',
};
