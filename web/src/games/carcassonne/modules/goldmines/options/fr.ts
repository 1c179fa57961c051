// French texts of Goldmines: its name and what it brings.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.goldmines': 'Mines d’or',
  'module.goldmines.about':
    'Des lingots d’or reposent sur le plateau et vont à qui achève ce qui les porte ; plus on en a, plus chacun vaut.',
};
