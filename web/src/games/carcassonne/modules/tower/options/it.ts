// Italian texts of The Tower: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.tower': 'La Torre',
  'module.tower.about':
    'Costruite torri, fate prigionieri i meeple a portata e pagate 3 punti per liberare i vostri.',
  'option.tower_self_capture': 'Le torri possono riportare a casa i propri meeple',
  'option.tower_top_capture': 'Un meeple su una torre',
  'option.tower_top_capture.never': 'è al sicuro',
  'option.tower_top_capture.allowed': 'può essere fatto prigioniero',
  'option.ransom_window': 'Un prigioniero si riscatta',
  'option.ransom_window.whole_turn': 'in ogni momento del proprio turno',
  'option.ransom_window.before_action': 'prima di mettere una figura',
};
