// French texts of Inns & Cathedrals: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.inns_and_cathedrals': 'Auberges & Cathédrales',
  'module.inns_and_cathedrals.about':
    'Auberges et cathédrales donnent plus de valeur aux routes et aux villes, ou aucune si elles restent inachevées. Chacun reçoit un grand meeple.',
  'option.inn_junction': 'L’auberge au croisement de trois routes',
  'option.inn_junction.one': 'compte pour une route',
  'option.inn_junction.two': 'compte pour les deux routes voisines',
};
