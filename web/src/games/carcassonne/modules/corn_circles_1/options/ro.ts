// Romanian texts of Corn Circles: its name, and what it brings.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.corn_circles_1': 'Cercuri în lan',
  'module.corn_circles_1.about':
    'Șase piese cu cercuri în lan: toți adaugă un meeple lângă unul de-al lor sau toți iau unul înapoi.',
};
