// French texts of The Count of Carcassonne: what is printed on its tiles.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'tile.walled': 'partie de la ville de Carcassonne',
};
