// German texts of Hills & Sheep: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.hills_and_sheep': 'Schafe und Hügel',
  'module.hills_and_sheep.about':
    'Schäfer sammeln auf den Wiesen Herden, während Wölfe lauern, Hügel entscheiden bei Gleichstand, und Weinberge machen Klöster wertvoller.',
  'option.hills_shepherds': 'Schäfer und Herden',
  'option.hills_hills': 'Hügel',
  'option.hills_vineyards': 'Weinberge',
  'option.hill_tiebreak': 'Bei Gleichstand wertet, wer',
  'option.hill_tiebreak.presence': 'einen Meeple auf einem Hügel hat',
  'option.hill_tiebreak.count': 'die meisten Meeples auf Hügeln hat',
  'option.vineyard_scope': 'Weinberge zählen für',
  'option.vineyard_scope.monasteries': 'Klöster',
  'option.vineyard_scope.monasteries_and_gardens': 'Klöster und Gärten',
};
