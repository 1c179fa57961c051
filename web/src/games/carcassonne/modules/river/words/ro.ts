// Romanian texts of The River: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'feature.river': 'râu',
  'tile.river': 'râu {sides}',
  'error.action/river_must_continue': 'Râul trebuie să continue de la capătul deschis.',
  'error.action/river_turns_back': 'Râul s-ar întoarce.',
  'help.river':
    'Partida începe cu râul: fiecare piesă îl continuă de la capătul deschis, până la lac. Pe apă nu stă niciun meeple. Apoi urmează celelalte piese.',
};
