// Romanian texts of The Tower: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.tower':
    'În loc de un meeple poți pune o bucată de turn, pe o temelie sau pe un turn. Turnul ajunge atât de departe cât e de înalt, în patru direcții: ia de acolo un prizonier. Un meeple deasupra îl închide. Doi jucători care țin fiecare un meeple al celuilalt îi schimbă; o răscumpărare costă 3 puncte.',
};
