// French texts of The River: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'feature.river': 'rivière',
  'tile.river': 'rivière {sides}',
  'error.action/river_must_continue': 'La rivière doit continuer à son bout ouvert.',
  'error.action/river_turns_back': 'La rivière reviendrait sur elle-même.',
  'help.river':
    'La partie commence par la rivière : chaque tuile la prolonge à son bout ouvert, jusqu’au lac. Aucun meeple ne se tient sur l’eau. Ensuite viennent les autres tuiles.',
};
