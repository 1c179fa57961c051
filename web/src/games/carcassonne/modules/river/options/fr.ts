// French texts of The River: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.river': 'La Rivière',
  'module.river.about': 'Le paysage commence par une rivière de douze tuiles, de la source au lac.',
  'option.river_start_tile': 'La tuile de départ habituelle',
  'option.river_start_tile.remove': 'reste dans la boîte',
  'option.river_start_tile.shuffle': 'est mélangée aux autres',
  'option.river_uturn': 'La rivière ne doit pas tourner',
  'option.river_uturn.immediate': 'deux fois de suite du même côté',
  'option.river_uturn.never_same_side': 'du côté où elle a tourné la dernière fois',
  'option.river_uturn.off': '(elle est libre)',
  'option.river_unplaceable': 'Une tuile rivière qui ne va nulle part',
  'option.river_unplaceable.discard': 'quitte le jeu',
  'option.river_unplaceable.defer': 'revient plus tard',
  'option.river_ends_join_fields': 'Les prés se rejoignent derrière la source et le lac',
};
