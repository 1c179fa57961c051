// German texts of King & Robber Baron: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.king_and_robber':
    'Den König bekommt, wer das letzte Plättchen der ersten fertigen Stadt legt, und dann jeder größeren, wessen Meeple auch dort stehen. Ebenso geht es mit dem Raubritter, für Straßen. Die Regeln des Tisches sagen, was eine Auszeichnung bringt.',
};
