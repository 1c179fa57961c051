// French texts of The Abbot: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.abbot': 'L’Abbé et les jardins',
  'module.abbot.about':
    'Chacun reçoit un abbé pour monastères et jardins. Rappelé avant la fin, il marque tout de suite.',
};
