// Romanian texts of Mage & Witch: what is refused.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'error.action/no_neutral_place':
    'Magul și vrăjitoarea merg pe un drum sau într-un oraș neterminat, unde nu e niciunul dintre ei.',
  'error.action/neutral_stays':
    'Magul sau vrăjitoarea părăsește tabla numai dacă niciunul nu poate merge nicăieri.',
};
