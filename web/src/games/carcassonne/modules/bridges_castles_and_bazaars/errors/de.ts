// German texts of Bridges, Castles & Bazaars: what is refused.

import type { Messages } from './en.ts';

export const de: Messages = {
  'error.action/no_bridge_left': 'Du hast keine Brücke mehr.',
  'error.action/bridge_used': 'Mit jedem Plättchen nur eine Brücke.',
  'error.action/no_bridge_there': 'Dort kann keine Brücke liegen.',
  'error.action/needs_bridge': 'Dort passt das Plättchen nur mit einer Brücke.',
  'error.action/no_small_city': 'Dort kann keine Burg gebaut werden.',
  'error.action/no_such_offer': 'Dieses Plättchen ist nicht im Angebot.',
  'error.action/bid_too_low': 'Biete mehr als das höchste Gebot.',
  'error.action/bid_too_high': 'So viel kannst du nicht zahlen.',
};
