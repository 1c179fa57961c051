// French texts of Goldmines: what is refused.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'error.action/not_beside_mine':
    'Le second lingot va sur une des tuiles autour de la mine d’or qui vient d’être posée.',
};
