// Italian texts of Bridges, Castles & Bazaars: what is printed on its tiles.

import type { Messages } from './en.ts';

export const it: Messages = {
  'feature.bazaar': 'bazar',
};
