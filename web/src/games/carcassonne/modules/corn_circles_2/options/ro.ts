// Romanian texts of Corn Circles II: its name, and what it brings.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.corn_circles_2': 'Cercuri în lan II',
  'module.corn_circles_2.about':
    'Încă șase piese cu cercuri în lan, câte două pentru cavaleri, tâlhari și țărani.',
};
