// German texts of Hills & Sheep: what is refused.

import type { Messages } from './en.ts';

export const de: Messages = {
  'error.action/shepherd_there': 'Auf dieser Wiese ist schon ein Schäfer.',
};
