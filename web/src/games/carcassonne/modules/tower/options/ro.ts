// Romanian texts of The Tower: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.tower': 'Turnul',
  'module.tower.about':
    'Ridicați turnuri, luați prizonieri meeple-ii din raza lor și plătiți 3 puncte ca să vi-i eliberați pe ai voștri.',
  'option.tower_self_capture': 'Turnurile îți pot aduce acasă propriii meeple',
  'option.tower_top_capture': 'Un meeple pe un turn',
  'option.tower_top_capture.never': 'e la adăpost',
  'option.tower_top_capture.allowed': 'poate fi luat prizonier',
  'option.ransom_window': 'Un prizonier se răscumpără',
  'option.ransom_window.whole_turn': 'oricând la rândul tău',
  'option.ransom_window.before_action': 'înainte de a pune o figurină',
};
