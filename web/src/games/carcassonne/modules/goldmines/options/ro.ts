// Romanian texts of Goldmines: its name and what it brings.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.goldmines': 'Minele de aur',
  'module.goldmines.about':
    'Lingouri de aur stau pe tablă și revin cui termină lucrul pe care se află; cu cât ai mai multe, cu atât valorează fiecare mai mult.',
};
