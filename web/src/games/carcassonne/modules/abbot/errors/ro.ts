// Romanian texts of The Abbot: what is refused.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'error.action/no_abbot_to_return': 'Nu ai un stareț de chemat acasă.',
};
