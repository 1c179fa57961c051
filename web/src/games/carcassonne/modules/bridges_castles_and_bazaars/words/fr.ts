// French texts of Bridges, Castles & Bazaars: what is printed on its tiles.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'feature.bazaar': 'bazar',
};
