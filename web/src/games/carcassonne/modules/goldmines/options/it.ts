// Italian texts of Goldmines: its name and what it brings.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.goldmines': 'Miniere d’oro',
  'module.goldmines.about':
    'Lingotti d’oro stanno sul tabellone e vanno a chi completa ciò su cui si trovano; più ne hai, più vale ognuno.',
};
