// German texts of The Tower: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.tower': 'Der Turm',
  'module.tower.about':
    'Baut Türme, nehmt Meeple in ihrer Reichweite gefangen und zahlt 3 Punkte, um eure zu befreien.',
  'option.tower_self_capture': 'Türme dürfen eigene Meeple heimholen',
  'option.tower_top_capture': 'Ein Meeple auf einem Turm',
  'option.tower_top_capture.never': 'ist sicher',
  'option.tower_top_capture.allowed': 'kann gefangen werden',
  'option.ransom_window': 'Lösegeld für Gefangene zahlt man',
  'option.ransom_window.whole_turn': 'jederzeit im eigenen Zug',
  'option.ransom_window.before_action': 'vor dem Einsetzen einer Figur',
};
