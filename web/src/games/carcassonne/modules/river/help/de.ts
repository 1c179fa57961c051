// German texts of The River: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.river':
    'Das Spiel beginnt mit dem Fluss: Jedes Plättchen setzt ihn an seinem offenen Ende fort, bis zum See. Auf dem Wasser steht kein Meeple. Dann folgen die anderen Plättchen.',
};
