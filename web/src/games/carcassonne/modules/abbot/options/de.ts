// German texts of The Abbot: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.abbot': 'Der Abt und die Gärten',
  'module.abbot.about':
    'Alle bekommen einen Abt für Klöster und Gärten. Wird er vorzeitig heimgeholt, zählt er sofort.',
};
