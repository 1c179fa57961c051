// French texts of Corn Circles II: its name, and what it brings.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.corn_circles_2': 'Cercles de culture II',
  'module.corn_circles_2.about':
    'Six autres tuiles avec des cercles de culture, deux pour les chevaliers, deux pour les brigands et deux pour les paysans.',
};
