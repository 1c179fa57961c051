// Romanian texts of The River: what is said at a table.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'feature.river': 'râu',
  'tile.river': 'râu {sides}',
};
