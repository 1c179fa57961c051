// French texts of The River: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.river':
    'La partie commence par la rivière : chaque tuile la prolonge à son bout ouvert, jusqu’au lac. Aucun meeple ne se tient sur l’eau. Ensuite viennent les autres tuiles.',
};
