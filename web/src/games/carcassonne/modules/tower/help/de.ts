// German texts of The Tower: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.tower':
    'Statt eines Meeples darfst du ein Turmteil einsetzen, auf einem Fundament oder einem Turm. Der Turm reicht so weit, wie er hoch ist, in vier Richtungen: Nimm dort einen Meeple gefangen. Ein Meeple obenauf schließt den Turm. Zwei Spieler, die sich gegenseitig Meeple gefangen halten, tauschen sie; ein Lösegeld kostet 3 Punkte.',
};
