// Italian texts of The River: what is said at a table.

import type { Messages } from './en.ts';

export const it: Messages = {
  'feature.river': 'fiume',
  'tile.river': 'fiume {sides}',
};
