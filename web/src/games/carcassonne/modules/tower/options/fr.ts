// French texts of The Tower: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.tower': 'La Tour',
  'module.tower.about':
    'Bâtissez des tours, faites prisonniers les meeples à leur portée et payez 3 points pour libérer les vôtres.',
  'option.tower_self_capture': 'Une tour peut ramener ses propres meeples',
  'option.tower_top_capture': 'Un meeple sur une tour',
  'option.tower_top_capture.never': 'est à l’abri',
  'option.tower_top_capture.allowed': 'peut être fait prisonnier',
  'option.ransom_window': 'La rançon d’un prisonnier se paie',
  'option.ransom_window.whole_turn': 'à tout moment de son tour',
  'option.ransom_window.before_action': 'avant de placer une figurine',
};
