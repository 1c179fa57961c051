// Italian texts of Abbey & Mayor: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.abbey_and_mayor': 'Abbazia e Sindaco',
  'module.abbey_and_mayor.about':
    'La tua abbazia riempie un buco, un sindaco conta gli stemmi della sua città, un carro prosegue, e un fienile prende un campo per sempre.',
  'option.abbey_last_round': 'Le abbazie si possono posare ancora dopo l’ultima tessera',
  'option.wagon_range': 'Un carro prosegue',
  'option.wagon_range.connected': 'verso ciò che tocca il suo elemento',
  'option.wagon_range.near': 'verso ciò che sta sulla sua tessera o intorno',
  'option.barn_on_barn': 'Un campo può avere più fienili',
};
