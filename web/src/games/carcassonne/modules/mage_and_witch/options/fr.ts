// French texts of Mage & Witch: its name and what it brings.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.mage_and_witch': 'Mage et Sorcière',
  'module.mage_and_witch.about':
    'Le mage donne plus de valeur à une route ou à une ville, la sorcière en réduit une de moitié, et de nouvelles tuiles les déplacent.',
};
