// Romanian texts of Corn Circles: what is refused.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'error.action/not_called': 'Nu ai acolo niciun meeple pe care îl cheamă cercul din lan.',
  'error.action/which_piece': 'Acolo stau meeple de mai multe feluri: spune care.',
};
