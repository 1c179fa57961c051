// German texts of Mage & Witch: what is refused.

import type { Messages } from './en.ts';

export const de: Messages = {
  'error.action/no_neutral_place':
    'Magier und Hexe gehen auf eine unfertige Straße oder in eine unfertige Stadt, in der keiner von beiden ist.',
  'error.action/neutral_stays':
    'Magier oder Hexe verlassen die Spielfläche nur, wenn keiner von beiden irgendwohin kann.',
};
