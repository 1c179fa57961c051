// French texts of Hills & Sheep: what is refused.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'error.action/shepherd_there': 'Il y a déjà un berger dans ce pré.',
};
