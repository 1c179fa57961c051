// French texts of The Count of Carcassonne: what is refused.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'error.action/quarter_closed': 'Ce meeple ne peut pas y aller.',
  'error.action/not_in_this_quarter': 'Vous n’avez pas de tel meeple dans ce quartier.',
  'error.action/quarter_locked': 'Le comte s’y tient : personne ne sort.',
  'error.action/no_way_out': 'Personne de ce quartier ne peut y aller maintenant.',
  'error.action/count_stays': 'Le comte ne peut pas y aller.',
};
