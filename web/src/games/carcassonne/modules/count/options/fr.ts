// French texts of The Count of Carcassonne: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.count': 'Le Comte de Carcassonne',
  'module.count.about':
    'Celui dont la tuile ne fait marquer que les autres peut envoyer un meeple dans la ville de Carcassonne. Il en sort là où quelque chose est achevé, si le comte ne le retient pas.',
  'option.count_final': 'Avant le décompte final, des meeples sortent',
  'option.count_final.all_quarters': 'de chaque quartier',
  'option.count_final.market_only': 'du marché seulement',
  'option.count_move': 'Quand un meeple entre, le comte',
  'option.count_move.by_player': 'va où veut son joueur',
  'option.count_move.clockwise': 'va au quartier suivant',
  'option.count_move.follow': 'va dans le même quartier',
  'option.count_abbot': 'L’abbé peut entrer dans la cathédrale',
  'option.count_start_tile': 'La tuile de départ habituelle',
  'option.count_start_tile.remove': 'reste dans la boîte',
  'option.count_start_tile.shuffle': 'est mélangée aux autres',
};
