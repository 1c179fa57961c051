// French texts of Hills & Sheep: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.hills_and_sheep': 'Moutons et Collines',
  'module.hills_and_sheep.about':
    'Des bergers rassemblent des troupeaux dans les prés tandis que le loup rôde, les collines tranchent les égalités, et les vignobles enrichissent les monastères.',
  'option.hills_shepherds': 'Bergers et troupeaux',
  'option.hills_hills': 'Collines',
  'option.hills_vineyards': 'Vignobles',
  'option.hill_tiebreak': 'À égalité marquent ceux qui ont',
  'option.hill_tiebreak.presence': 'un meeple sur une colline',
  'option.hill_tiebreak.count': 'le plus de meeples sur des collines',
  'option.vineyard_scope': 'Les vignobles comptent pour',
  'option.vineyard_scope.monasteries': 'les monastères',
  'option.vineyard_scope.monasteries_and_gardens': 'les monastères et les jardins',
};
