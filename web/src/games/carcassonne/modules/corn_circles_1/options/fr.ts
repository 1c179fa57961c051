// French texts of Corn Circles: its name, and what it brings.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.corn_circles_1': 'Cercles de culture',
  'module.corn_circles_1.about':
    'Six tuiles avec des cercles de culture : tous ajoutent un meeple à côté d’un des leurs, ou tous en reprennent un.',
};
