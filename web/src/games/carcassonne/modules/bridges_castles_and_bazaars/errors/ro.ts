// Romanian texts of Bridges, Castles & Bazaars: what is refused.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'error.action/no_bridge_left': 'Nu mai ai niciun pod.',
  'error.action/bridge_used': 'Un singur pod cu fiecare piesă.',
  'error.action/no_bridge_there': 'Acolo nu se poate pune un pod.',
  'error.action/needs_bridge': 'Acolo piesa se potrivește numai cu un pod.',
  'error.action/no_small_city': 'Acolo nu se poate construi un castel.',
  'error.action/no_such_offer': 'Acea piesă nu e la vânzare.',
  'error.action/bid_too_low': 'Licitează mai mult decât cea mai mare ofertă.',
  'error.action/bid_too_high': 'Nu poți plăti atât de mult.',
};
