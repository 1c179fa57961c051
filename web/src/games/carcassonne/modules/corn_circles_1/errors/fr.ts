// French texts of Corn Circles: what is refused.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'error.action/not_called': 'Vous n’avez là aucun meeple que le cercle de culture appelle.',
  'error.action/which_piece': 'Des meeples de plusieurs sortes s’y trouvent : dites lequel.',
};
