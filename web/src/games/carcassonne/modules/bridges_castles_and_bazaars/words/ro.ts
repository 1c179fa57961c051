// Romanian texts of Bridges, Castles & Bazaars: what is printed on its tiles.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'feature.bazaar': 'bazar',
};
