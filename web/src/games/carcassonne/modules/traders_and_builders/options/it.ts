// Italian texts of Traders & Builders: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.traders_and_builders': 'Mercanti e Costruttori',
  'module.traders_and_builders.about':
    'L’ultima tessera di una città porta le sue merci, un costruttore ti dà un’altra tessera, e un maiale dà più valore al tuo campo.',
  'option.double_turn': 'Quando il tuo costruttore ti dà una seconda tessera',
  'option.double_turn.always': 'la giochi',
  'option.double_turn.may': 'puoi giocarla',
};
