// French texts of The River: what is said at a table.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'feature.river': 'rivière',
  'tile.river': 'rivière {sides}',
};
