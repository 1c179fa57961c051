// Romanian texts of The River: what is refused.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'error.action/river_must_continue': 'Râul trebuie să continue de la capătul deschis.',
  'error.action/river_turns_back': 'Râul s-ar întoarce.',
};
