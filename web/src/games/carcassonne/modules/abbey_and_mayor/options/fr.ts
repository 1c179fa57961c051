// French texts of Abbey & Mayor: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.abbey_and_mayor': 'Abbaye & Maire',
  'module.abbey_and_mayor.about':
    'Votre abbaye remplit un trou, un maire compte les blasons de sa ville, une roulotte va plus loin, et une grange prend un pré pour toujours.',
  'option.abbey_last_round': 'On peut encore poser les abbayes après la dernière tuile',
  'option.wagon_range': 'Une roulotte va',
  'option.wagon_range.connected': 'vers ce qui touche son élément',
  'option.wagon_range.near': 'vers ce qui est sur sa tuile ou autour',
  'option.barn_on_barn': 'Un pré peut avoir plusieurs granges',
};
