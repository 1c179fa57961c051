// German texts of Mage & Witch: its name and what it brings.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.mage_and_witch': 'Magier & Hexe',
  'module.mage_and_witch.about':
    'Der Magier macht eine Straße oder eine Stadt mehr wert, die Hexe halbiert eine, und neue Plättchen bewegen sie.',
};
