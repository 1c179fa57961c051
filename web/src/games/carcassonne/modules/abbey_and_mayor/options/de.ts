// German texts of Abbey & Mayor: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.abbey_and_mayor': 'Abtei & Bürgermeister',
  'module.abbey_and_mayor.about':
    'Deine Abtei füllt ein Loch, ein Bürgermeister zählt die Wappen seiner Stadt, ein Wagen fährt weiter, und eine Scheune nimmt eine Wiese für immer.',
  'option.abbey_last_round': 'Abteien können noch nach dem letzten Plättchen gelegt werden',
  'option.wagon_range': 'Ein Wagen fährt weiter',
  'option.wagon_range.connected': 'zu dem, was an sein Bauwerk stößt',
  'option.wagon_range.near': 'zu dem, was auf seinem Plättchen oder darum herum liegt',
  'option.barn_on_barn': 'Eine Wiese darf mehrere Scheunen haben',
};
