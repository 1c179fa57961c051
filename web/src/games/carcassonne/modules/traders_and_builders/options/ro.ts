// Romanian texts of Traders & Builders: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.traders_and_builders': 'Negustori și constructori',
  'module.traders_and_builders.about':
    'Ultima piesă a unui oraș îi aduce mărfurile, un constructor îți mai dă o piesă, iar un porc îți face câmpul mai valoros.',
  'option.double_turn': 'Când constructorul îți dă a doua piesă',
  'option.double_turn.always': 'o joci',
  'option.double_turn.may': 'o poți juca',
};
