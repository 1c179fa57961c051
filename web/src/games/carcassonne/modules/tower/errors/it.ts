// Italian texts of The Tower: what is refused.

import type { Messages } from './en.ts';

export const it: Messages = {
  'error.action/no_tower_piece_left': 'Non hai più pezzi di torre.',
  'error.action/no_open_tower': 'Lì non c’è una torre aperta.',
  'error.action/no_target': 'Lì non si può fare prigioniero nessuno.',
  'error.action/no_prisoner': 'Nessuno tiene prigioniera quella tua figura.',
  'error.action/too_few_points': 'Un riscatto costa 3 punti.',
  'error.action/ransom_used': 'Un solo riscatto per turno.',
};
