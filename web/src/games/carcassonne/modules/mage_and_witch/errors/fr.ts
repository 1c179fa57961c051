// French texts of Mage & Witch: what is refused.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'error.action/no_neutral_place':
    'Le mage et la sorcière vont sur une route ou dans une ville inachevée où ne se trouve aucun des deux.',
  'error.action/neutral_stays':
    'Le mage ou la sorcière ne quitte le plateau que si aucun des deux ne peut aller nulle part.',
};
