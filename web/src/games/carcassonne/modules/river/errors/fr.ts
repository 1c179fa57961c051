// French texts of The River: what is refused.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'error.action/river_must_continue': 'La rivière doit continuer à son bout ouvert.',
  'error.action/river_turns_back': 'La rivière reviendrait sur elle-même.',
};
