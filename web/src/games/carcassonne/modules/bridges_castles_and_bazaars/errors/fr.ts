// French texts of Bridges, Castles & Bazaars: what is refused.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'error.action/no_bridge_left': 'Vous n’avez plus de pont.',
  'error.action/bridge_used': 'Un seul pont par tuile posée.',
  'error.action/no_bridge_there': 'Aucun pont ne peut y être posé.',
  'error.action/needs_bridge': 'La tuile n’y va qu’avec un pont.',
  'error.action/no_small_city': 'Aucun château ne peut y être construit.',
  'error.action/no_such_offer': 'Cette tuile n’est pas en vente.',
  'error.action/bid_too_low': 'Misez plus que la plus haute mise.',
  'error.action/bid_too_high': 'Vous ne pouvez pas payer autant.',
};
