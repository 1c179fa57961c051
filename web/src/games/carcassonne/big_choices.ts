// What most people want to play, without a look at printings and modules.

import type { BigChoice } from '../../play/big_choice.ts';

export const BIG_CHOICES: readonly BigChoice[] = [
  { name: 'quick', preset: 'new-edition' },
  { name: 'standard', preset: 'standard' },
  { name: 'everything', preset: 'standard', allModules: true },
];
