// Italian texts of The River: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.river': 'Il Fiume',
  'module.river.about': 'Il paesaggio comincia con un fiume di dodici tessere, dalla sorgente al lago.',
  'option.river_start_tile': 'La solita tessera di partenza',
  'option.river_start_tile.remove': 'resta nella scatola',
  'option.river_start_tile.shuffle': 'si mescola alle altre',
  'option.river_uturn': 'Il fiume non deve girare',
  'option.river_uturn.immediate': 'due volte di seguito dalla stessa parte',
  'option.river_uturn.never_same_side': 'dalla parte dell’ultima curva',
  'option.river_uturn.off': '(è libero)',
  'option.river_unplaceable': 'Una tessera fiume che non va da nessuna parte',
  'option.river_unplaceable.discard': 'esce dal gioco',
  'option.river_unplaceable.defer': 'ritorna più tardi',
  'option.river_ends_join_fields': 'I campi si uniscono dietro la sorgente e il lago',
};
