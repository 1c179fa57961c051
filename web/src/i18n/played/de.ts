// German texts of tables whose modules in play bring more than others, in the words of glossary/de.ts.

import type { PlayedMessages } from './en.ts';

export const de: PlayedMessages = {
  'number.less': 'Eins weniger',
  'number.more': 'Eins mehr',
};
