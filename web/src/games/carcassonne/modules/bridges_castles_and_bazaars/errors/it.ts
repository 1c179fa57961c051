// Italian texts of Bridges, Castles & Bazaars: what is refused.

import type { Messages } from './en.ts';

export const it: Messages = {
  'error.action/no_bridge_left': 'Non hai più ponti.',
  'error.action/bridge_used': 'Un solo ponte per ogni tessera.',
  'error.action/no_bridge_there': 'Lì non si può posare un ponte.',
  'error.action/needs_bridge': 'Lì la tessera va solo con un ponte.',
  'error.action/no_small_city': 'Lì non si può costruire un castello.',
  'error.action/no_such_offer': 'Questa tessera non è in offerta.',
  'error.action/bid_too_low': 'Offri più dell’offerta più alta.',
  'error.action/bid_too_high': 'Non puoi pagare così tanto.',
};
