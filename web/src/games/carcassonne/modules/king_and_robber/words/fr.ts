// French texts of King & Robber Baron: what is said at a table.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'seat.king': { one: 'Roi, pour une ville de {n} tuile', other: 'Roi, pour une ville de {n} tuiles' },
  'seat.robber': {
    one: 'Baron pillard, pour une route de {n} tuile',
    other: 'Baron pillard, pour une route de {n} tuiles',
  },
  'log.king': {
    one: '{name} prend le roi : une ville de {n} tuile',
    other: '{name} prend le roi : une ville de {n} tuiles',
  },
  'log.king.kept': {
    one: '{name} garde le roi : une ville de {n} tuile',
    other: '{name} garde le roi : une ville de {n} tuiles',
  },
  'log.robber': {
    one: '{name} prend le baron pillard : une route de {n} tuile',
    other: '{name} prend le baron pillard : une route de {n} tuiles',
  },
  'log.robber.kept': {
    one: '{name} garde le baron pillard : une route de {n} tuile',
    other: '{name} garde le baron pillard : une route de {n} tuiles',
  },
  'line.flat.award': 'distinction',
  'line.flat.both_awards': 'les deux distinctions',
  'feature.king': 'roi',
  'feature.robber': 'baron pillard',
  'features.king': 'Roi',
  'features.robber': 'Baron pillard',
};
