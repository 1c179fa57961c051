// German texts of The Tower: what is refused.

import type { Messages } from './en.ts';

export const de: Messages = {
  'error.action/no_tower_piece_left': 'Du hast kein Turmteil mehr.',
  'error.action/no_open_tower': 'Dort ist kein offener Turm.',
  'error.action/no_target': 'Dort kann niemand gefangen werden.',
  'error.action/no_prisoner': 'Diese Figur von dir hält niemand gefangen.',
  'error.action/too_few_points': 'Ein Lösegeld kostet 3 Punkte.',
  'error.action/ransom_used': 'Ein Lösegeld je Zug.',
};
