// Italian texts of Mage & Witch: its name and what it brings.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.mage_and_witch': 'Mago e Strega',
  'module.mage_and_witch.about':
    'Il mago fa valere di più una strada o una città, la strega ne dimezza una, e nuove tessere li spostano.',
};
