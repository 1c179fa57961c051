// Romanian texts of The Princess & The Dragon: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.princess_and_dragon':
    'O piesă cu vulcan aduce dragonul, și nimeni nu merge pe acea piesă. O piesă cu dragon îl mută cel mult șase pași, iar fiecare jucător alege pe rând câte unul: mănâncă fiecare meeple din calea lui și nu se întoarce niciodată. În loc să trimiți un meeple, pune zâna lângă unul de-al tău: dragonul stă departe, rândul tău începe cu 1 punct, iar el aduce cu 3 mai mult când se numără. O prințesă poate trimite acasă un cavaler din orașul ei. Printr-un portal un meeple merge pe orice piesă, unde nu e nimeni și nimic nu e terminat.',
};
