// Romanian texts of The Count of Carcassonne: what is printed on its tiles.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'tile.walled': 'parte din orașul Carcassonne',
};
