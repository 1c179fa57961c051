// Romanian texts of Corn Circles: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.corn_circles_1':
    'După un rând cu un cerc în lan, cine l-a așezat alege pentru toți: fiecare poate adăuga un meeple din rezervă lângă unul de-al său cu rolul arătat sau fiecare ia unul înapoi fără puncte. Un crenel cheamă cavaleri, o linie șerpuită cheamă tâlhari, o furcă cheamă țărani. Cine urmează răspunde primul, cine l-a așezat, ultimul. Cine nu are pe nimeni cu acest rol este sărit.',
};
