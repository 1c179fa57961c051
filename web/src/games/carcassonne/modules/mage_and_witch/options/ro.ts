// Romanian texts of Mage & Witch: its name and what it brings.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.mage_and_witch': 'Magul și vrăjitoarea',
  'module.mage_and_witch.about':
    'Magul face ca un drum sau un oraș să valoreze mai mult, vrăjitoarea înjumătățește unul, iar piese noi îi mută.',
};
