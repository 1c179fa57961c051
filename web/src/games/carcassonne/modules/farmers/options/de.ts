// German texts of farmers: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.farmers': 'Bauern auf den Wiesen',
  'module.farmers.about': 'Bauern liegen bis zum Ende auf den Wiesen und bringen Punkte für fertige Städte.',
  'option.farm_scoring': 'Wiesen',
  'option.farm_scoring.farm-3': '3 Punkte je fertiger Stadt an der Wiese',
  'option.farm_scoring.farm-3-once': '3 Punkte je Stadt, jede Stadt einmal pro Spieler',
  'option.farm_scoring.city-4': '4 Punkte je Stadt, für die meisten Bauern rundum',
};
