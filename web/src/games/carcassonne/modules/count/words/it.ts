// Italian texts of The Count of Carcassonne: what is printed on its tiles.

import type { Messages } from './en.ts';

export const it: Messages = {
  'tile.walled': 'parte della città di Carcassonne',
};
