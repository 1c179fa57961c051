// Italian texts of Corn Circles II: its name, and what it brings.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.corn_circles_2': 'Cerchi nel grano II',
  'module.corn_circles_2.about':
    'Altre sei tessere con cerchi nel grano, due ciascuna per cavalieri, briganti e contadini.',
};
