// Romanian texts of The River: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.river':
    'Partida începe cu râul: fiecare piesă îl continuă de la capătul deschis, până la lac. Pe apă nu stă niciun meeple. Apoi urmează celelalte piese.',
};
