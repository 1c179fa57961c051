// Italian texts of King & Robber Baron: what is said at a table.

import type { Messages } from './en.ts';

export const it: Messages = {
  'seat.king': { one: 'Re, per una città di {n} tessera', other: 'Re, per una città di {n} tessere' },
  'seat.robber': {
    one: 'Barone predone, per una strada di {n} tessera',
    other: 'Barone predone, per una strada di {n} tessere',
  },
  'log.king': {
    one: '{name} prende il re: una città di {n} tessera',
    other: '{name} prende il re: una città di {n} tessere',
  },
  'log.king.kept': {
    one: '{name} tiene il re: una città di {n} tessera',
    other: '{name} tiene il re: una città di {n} tessere',
  },
  'log.robber': {
    one: '{name} prende il barone predone: una strada di {n} tessera',
    other: '{name} prende il barone predone: una strada di {n} tessere',
  },
  'log.robber.kept': {
    one: '{name} tiene il barone predone: una strada di {n} tessera',
    other: '{name} tiene il barone predone: una strada di {n} tessere',
  },
  'line.flat.award': 'riconoscimento',
  'line.flat.both_awards': 'entrambi i riconoscimenti',
  'feature.king': 're',
  'feature.robber': 'barone predone',
  'features.king': 'Re',
  'features.robber': 'Barone predone',
};
