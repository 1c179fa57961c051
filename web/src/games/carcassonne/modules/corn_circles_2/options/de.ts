// German texts of Corn Circles II: its name, and what it brings.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.corn_circles_2': 'Kornkreise II',
  'module.corn_circles_2.about':
    'Sechs weitere Plättchen mit Kornkreisen, je zwei für Ritter, Wegelagerer und Bauern.',
};
