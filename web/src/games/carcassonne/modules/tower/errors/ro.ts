// Romanian texts of The Tower: what is refused.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'error.action/no_tower_piece_left': 'Nu mai ai bucăți de turn.',
  'error.action/no_open_tower': 'Acolo nu e un turn deschis.',
  'error.action/no_target': 'Acolo nu poate fi luat nimeni prizonier.',
  'error.action/no_prisoner': 'Nimeni nu ține prizonieră figurina aceea a ta.',
  'error.action/too_few_points': 'O răscumpărare costă 3 puncte.',
  'error.action/ransom_used': 'O singură răscumpărare pe rând.',
};
