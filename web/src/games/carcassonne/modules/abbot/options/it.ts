// Italian texts of The Abbot: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.abbot': 'L’Abate e i giardini',
  'module.abbot.about': 'Ognuno ha un abate per monasteri e giardini. Richiamato in anticipo, segna subito.',
};
