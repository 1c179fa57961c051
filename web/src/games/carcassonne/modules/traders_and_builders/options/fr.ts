// French texts of Traders & Builders: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.traders_and_builders': 'Marchands & Bâtisseurs',
  'module.traders_and_builders.about':
    'La dernière tuile d’une ville rapporte ses marchandises, un bâtisseur vous donne encore une tuile, et un cochon donne plus de valeur à votre pré.',
  'option.double_turn': 'Quand votre bâtisseur vous donne une deuxième tuile',
  'option.double_turn.always': 'vous la jouez',
  'option.double_turn.may': 'vous pouvez la jouer',
};
