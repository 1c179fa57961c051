// German texts of Goldmines: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.goldmines':
    'Legst du ein Plättchen mit Spitzhacke, liegt ein Goldbarren darauf, und vor allem anderen legst du einen zweiten auf ein Plättchen ringsum. Ist eine Straße, eine Stadt oder ein Kloster fertig, nimmt, wer dafür punktet, die Barren auf den Plättchen davon; ein Kloster hat neun. Mehrere, die sich etwas teilen oder zugleich fertigstellen, nehmen reihum einen Barren, zuerst, wer das Plättchen gelegt hat. Am Ende sind bis zu 3 Barren je 1 Punkt wert, 4 bis 6 je 2, 7 bis 9 je 3, ab 10 je 4. Wiesen bringen kein Gold, und was dann noch auf der Spielfläche liegt, zählt für niemanden.',
};
