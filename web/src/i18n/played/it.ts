// Italian texts of tables whose modules in play bring more than others, in the words of glossary/it.ts.

import type { PlayedMessages } from './en.ts';

export const it: PlayedMessages = {
  'number.less': 'Uno in meno',
  'number.more': 'Uno in più',
};
