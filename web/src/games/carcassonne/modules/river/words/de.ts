// German texts of The River: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'feature.river': 'Fluss',
  'tile.river': 'Fluss {sides}',
  'error.action/river_must_continue': 'Der Fluss muss an seinem offenen Ende weitergehen.',
  'error.action/river_turns_back': 'Der Fluss würde umkehren.',
  'help.river':
    'Das Spiel beginnt mit dem Fluss: Jedes Plättchen setzt ihn an seinem offenen Ende fort, bis zum See. Auf dem Wasser steht kein Meeple. Dann folgen die anderen Plättchen.',
};
