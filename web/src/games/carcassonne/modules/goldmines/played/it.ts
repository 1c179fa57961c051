// Italian texts of Goldmines: what is said at a table where it is in play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'feature.goldmine': 'miniera d’oro',
  'feature.gold': 'oro',
  'features.gold': 'Oro',
  'ask.gold': 'Dove va il secondo lingotto d’oro?',
  'choice.gold': 'Lingotto d’oro: {place}',
  'gold.nobody': 'lì nessuno occupa niente',
  'gold.there': 'lì: {what}',
  'gold.held': '{feature} di {names}',
  'turn.gold': 'Metti il secondo lingotto d’oro',
  'turn.gold.other': '{name} mette un lingotto d’oro.',
  'log.goldPlaced': '{name} mette un lingotto d’oro: {place}',
  'log.goldTaken': { one: '{name} prende {n} lingotto d’oro', other: '{name} prende {n} lingotti d’oro' },
  'line.gold': { one: '{n} lingotto d’oro', other: '{n} lingotti d’oro' },
  'seat.gold': { one: '{n} lingotto d’oro', other: '{n} lingotti d’oro' },
  'seat.goldWorth': {
    one: '{gold}: per ora {n} punto alla fine',
    other: '{gold}: per ora {n} punti alla fine',
  },
  'reading.gold': 'Oro',
  'reading.goldAt': { one: '{n} lingotto: {place}', other: '{n} lingotti: {place}' },
  'reading.goldLeft': { one: '{n} lingotto ancora da mettere', other: '{n} lingotti ancora da mettere' },
};
