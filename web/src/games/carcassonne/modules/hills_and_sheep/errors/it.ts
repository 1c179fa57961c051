// Italian texts of Hills & Sheep: what is refused.

import type { Messages } from './en.ts';

export const it: Messages = {
  'error.action/shepherd_there': 'In quel campo c’è già un pastore.',
};
