// German texts of The River: what is said at a table.

import type { Messages } from './en.ts';

export const de: Messages = {
  'feature.river': 'Fluss',
  'tile.river': 'Fluss {sides}',
};
