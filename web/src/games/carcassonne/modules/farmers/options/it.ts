// Italian texts of farmers: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.farmers': 'Contadini nei campi',
  'module.farmers.about': 'I contadini restano nei campi fino alla fine e danno punti per le città complete.',
  'option.farm_scoring': 'Campi',
  'option.farm_scoring.farm-3': '3 punti per ogni città completa accanto al campo',
  'option.farm_scoring.farm-3-once': '3 punti per città, ogni città una volta per giocatore',
  'option.farm_scoring.city-4': '4 punti per città, a chi ha più contadini intorno',
};
