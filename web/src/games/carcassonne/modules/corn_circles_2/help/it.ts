// Italian texts of Corn Circles II: how to play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'help.corn_circles_2':
    'Altre sei tessere con cerchi nel grano, che si giocano come le altre: chi ne piazza una sceglie se tutti possono aggiungere un meeple accanto a uno dei propri nel ruolo indicato o se tutti ne riprendono uno.',
};
