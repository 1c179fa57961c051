// German texts of Corn Circles: its name, and what it brings.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.corn_circles_1': 'Kornkreise',
  'module.corn_circles_1.about':
    'Sechs Plättchen mit Kornkreisen: Alle stellen einen Meeple neben einen der ihren, oder alle nehmen einen zurück.',
};
