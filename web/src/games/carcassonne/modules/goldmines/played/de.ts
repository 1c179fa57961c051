// German texts of Goldmines: what is said at a table where it is in play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'feature.goldmine': 'Goldmine',
  'feature.gold': 'Gold',
  'features.gold': 'Gold',
  'ask.gold': 'Wohin kommt der zweite Goldbarren?',
  'choice.gold': 'Goldbarren: {place}',
  'gold.nobody': 'dort hält niemand etwas',
  'gold.there': 'dort: {what}',
  'gold.held': '{feature} von {names}',
  'turn.gold': 'Lege den zweiten Goldbarren',
  'turn.gold.other': '{name} legt einen Goldbarren.',
  'log.goldPlaced': '{name} legt einen Goldbarren: {place}',
  'log.goldTaken': { one: '{name} nimmt {n} Goldbarren', other: '{name} nimmt {n} Goldbarren' },
  'line.gold': { one: '{n} Goldbarren', other: '{n} Goldbarren' },
  'seat.gold': { one: '{n} Goldbarren', other: '{n} Goldbarren' },
  'seat.goldWorth': {
    one: '{gold}: so stünde am Ende {n} Punkt',
    other: '{gold}: so stünden am Ende {n} Punkte',
  },
  'reading.gold': 'Gold',
  'reading.goldAt': { one: '{n} Barren: {place}', other: '{n} Barren: {place}' },
  'reading.goldLeft': { one: 'noch {n} Barren nicht gelegt', other: 'noch {n} Barren nicht gelegt' },
};
