// German texts of The Count of Carcassonne: what is printed on its tiles.

import type { Messages } from './en.ts';

export const de: Messages = {
  'tile.walled': 'Teil der Stadt Carcassonne',
};
