// German texts of The River: what is refused.

import type { Messages } from './en.ts';

export const de: Messages = {
  'error.action/river_must_continue': 'Der Fluss muss an seinem offenen Ende weitergehen.',
  'error.action/river_turns_back': 'Der Fluss würde umkehren.',
};
