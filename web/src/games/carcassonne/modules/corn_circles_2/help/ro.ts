// Romanian texts of Corn Circles II: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.corn_circles_2':
    'Încă șase piese cu cercuri în lan, jucate ca celelalte: cine așază una alege dacă toți pot adăuga un meeple lângă unul de-al lor cu rolul arătat sau dacă toți iau unul înapoi.',
};
