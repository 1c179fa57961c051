// German texts of King & Robber Baron: what is said at a table.

import type { Messages } from './en.ts';

export const de: Messages = {
  'seat.king': {
    one: 'König, für eine Stadt aus {n} Plättchen',
    other: 'König, für eine Stadt aus {n} Plättchen',
  },
  'seat.robber': {
    one: 'Raubritter, für eine Straße aus {n} Plättchen',
    other: 'Raubritter, für eine Straße aus {n} Plättchen',
  },
  'log.king': {
    one: '{name} bekommt den König: eine Stadt aus {n} Plättchen',
    other: '{name} bekommt den König: eine Stadt aus {n} Plättchen',
  },
  'log.king.kept': {
    one: '{name} behält den König: eine Stadt aus {n} Plättchen',
    other: '{name} behält den König: eine Stadt aus {n} Plättchen',
  },
  'log.robber': {
    one: '{name} bekommt den Raubritter: eine Straße aus {n} Plättchen',
    other: '{name} bekommt den Raubritter: eine Straße aus {n} Plättchen',
  },
  'log.robber.kept': {
    one: '{name} behält den Raubritter: eine Straße aus {n} Plättchen',
    other: '{name} behält den Raubritter: eine Straße aus {n} Plättchen',
  },
  'line.flat.award': 'Auszeichnung',
  'line.flat.both_awards': 'beide Auszeichnungen',
  'feature.king': 'König',
  'feature.robber': 'Raubritter',
  'features.king': 'König',
  'features.robber': 'Raubritter',
};
