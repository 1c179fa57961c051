// French texts of tables whose modules in play bring more than others, in the words of glossary/fr.ts.

import type { PlayedMessages } from './en.ts';

export const fr: PlayedMessages = {
  'number.less': 'Un de moins',
  'number.more': 'Un de plus',
};
