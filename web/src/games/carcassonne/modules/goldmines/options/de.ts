// German texts of Goldmines: its name and what it brings.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.goldmines': 'Goldminen',
  'module.goldmines.about':
    'Goldbarren liegen auf der Spielfläche und gehen an den, der fertigstellt, worauf sie liegen; je mehr, desto mehr ist jeder wert.',
};
