// German texts of Goldmines: what is refused.

import type { Messages } from './en.ts';

export const de: Messages = {
  'error.action/not_beside_mine':
    'Der zweite Barren kommt auf eines der Plättchen rings um die Goldmine, die gerade gelegt wurde.',
};
