// Romanian texts of The Abbot: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.abbot': 'Starețul și grădinile',
  'module.abbot.about':
    'Fiecare primește un stareț pentru mănăstiri și grădini. Chemat acasă mai devreme, punctează imediat.',
};
