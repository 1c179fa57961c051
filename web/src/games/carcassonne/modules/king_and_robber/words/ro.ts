// Romanian texts of King & Robber Baron: what is said at a table.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'seat.king': {
    one: 'Regele, pentru un oraș de {n} piesă',
    few: 'Regele, pentru un oraș de {n} piese',
    other: 'Regele, pentru un oraș de {n} de piese',
  },
  'seat.robber': {
    one: 'Baronul jefuitor, pentru un drum de {n} piesă',
    few: 'Baronul jefuitor, pentru un drum de {n} piese',
    other: 'Baronul jefuitor, pentru un drum de {n} de piese',
  },
  'log.king': {
    one: '{name} ia regele: un oraș de {n} piesă',
    few: '{name} ia regele: un oraș de {n} piese',
    other: '{name} ia regele: un oraș de {n} de piese',
  },
  'log.king.kept': {
    one: '{name} păstrează regele: un oraș de {n} piesă',
    few: '{name} păstrează regele: un oraș de {n} piese',
    other: '{name} păstrează regele: un oraș de {n} de piese',
  },
  'log.robber': {
    one: '{name} ia baronul jefuitor: un drum de {n} piesă',
    few: '{name} ia baronul jefuitor: un drum de {n} piese',
    other: '{name} ia baronul jefuitor: un drum de {n} de piese',
  },
  'log.robber.kept': {
    one: '{name} păstrează baronul jefuitor: un drum de {n} piesă',
    few: '{name} păstrează baronul jefuitor: un drum de {n} piese',
    other: '{name} păstrează baronul jefuitor: un drum de {n} de piese',
  },
  'line.flat.award': 'distincție',
  'line.flat.both_awards': 'ambele distincții',
  'feature.king': 'regele',
  'feature.robber': 'baronul jefuitor',
  'features.king': 'Regele',
  'features.robber': 'Baronul jefuitor',
};
