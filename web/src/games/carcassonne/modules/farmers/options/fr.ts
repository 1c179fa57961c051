// French texts of farmers: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.farmers': 'Des paysans dans les prés',
  'module.farmers.about':
    'Les paysans restent couchés dans les prés jusqu’à la fin et rapportent des points pour les villes achevées.',
  'option.farm_scoring': 'Prés',
  'option.farm_scoring.farm-3': '3 points par ville achevée au bord du pré',
  'option.farm_scoring.farm-3-once': '3 points par ville, chaque ville une fois par joueur',
  'option.farm_scoring.city-4': '4 points par ville, à qui a le plus de paysans autour',
};
