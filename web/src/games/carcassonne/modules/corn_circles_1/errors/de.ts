// German texts of Corn Circles: what is refused.

import type { Messages } from './en.ts';

export const de: Messages = {
  'error.action/not_called': 'Dort hast du keinen Meeple, den der Kornkreis ruft.',
  'error.action/which_piece': 'Dort stehen Meeples mehrerer Arten: Sag, welcher.',
};
