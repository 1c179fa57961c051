// Romanian texts of Hills & Sheep: what is refused.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'error.action/shepherd_there': 'Pe câmpul acela e deja un oier.',
};
