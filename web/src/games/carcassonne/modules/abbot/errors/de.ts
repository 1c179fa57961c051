// German texts of The Abbot: what is refused.

import type { Messages } from './en.ts';

export const de: Messages = {
  'error.action/no_abbot_to_return': 'Du hast keinen Abt zum Heimholen.',
};
