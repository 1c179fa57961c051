// Italian texts of Mage & Witch: what is refused.

import type { Messages } from './en.ts';

export const it: Messages = {
  'error.action/no_neutral_place':
    'Il mago e la strega vanno su una strada o in una città incompleta dove non c’è nessuno dei due.',
  'error.action/neutral_stays':
    'Il mago o la strega lascia il tabellone solo se nessuno dei due può andare da qualche parte.',
};
