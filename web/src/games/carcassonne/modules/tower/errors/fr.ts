// French texts of The Tower: what is refused.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'error.action/no_tower_piece_left': 'Vous n’avez plus d’étage de tour.',
  'error.action/no_open_tower': 'Il n’y a pas de tour ouverte là.',
  'error.action/no_target': 'Personne n’y peut être fait prisonnier.',
  'error.action/no_prisoner': 'Personne ne tient cette figurine prisonnière.',
  'error.action/too_few_points': 'Une rançon coûte 3 points.',
  'error.action/ransom_used': 'Une seule rançon par tour.',
};
