// French texts of The Abbot: what is refused.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'error.action/no_abbot_to_return': 'Vous n’avez pas d’abbé à rappeler.',
};
