// Romanian texts of tables whose modules in play bring more than others, in the words of glossary/ro.ts.

import type { PlayedMessages } from './en.ts';

export const ro: PlayedMessages = {
  'number.less': 'Cu unul mai puțin',
  'number.more': 'Cu unul mai mult',
};
