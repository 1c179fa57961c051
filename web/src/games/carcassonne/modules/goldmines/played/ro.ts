// Romanian texts of Goldmines: what is said at a table where it is in play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'feature.goldmine': 'mină de aur',
  'feature.gold': 'aur',
  'features.gold': 'Aur',
  'ask.gold': 'Unde merge al doilea lingou de aur?',
  'choice.gold': 'Lingou de aur: {place}',
  'gold.nobody': 'acolo nimeni nu ține nimic',
  'gold.there': 'acolo: {what}',
  'gold.held': '{feature}, {names}',
  'turn.gold': 'Pune al doilea lingou de aur',
  'turn.gold.other': '{name} pune un lingou de aur.',
  'log.goldPlaced': '{name} pune un lingou de aur: {place}',
  'log.goldTaken': {
    one: '{name} ia {n} lingou de aur',
    few: '{name} ia {n} lingouri de aur',
    other: '{name} ia {n} de lingouri de aur',
  },
  'line.gold': { one: '{n} lingou de aur', few: '{n} lingouri de aur', other: '{n} de lingouri de aur' },
  'seat.gold': { one: '{n} lingou de aur', few: '{n} lingouri de aur', other: '{n} de lingouri de aur' },
  'seat.goldWorth': {
    one: '{gold}: deocamdată {n} punct la sfârșit',
    few: '{gold}: deocamdată {n} puncte la sfârșit',
    other: '{gold}: deocamdată {n} de puncte la sfârșit',
  },
  'reading.gold': 'Aur',
  'reading.goldAt': {
    one: '{n} lingou: {place}',
    few: '{n} lingouri: {place}',
    other: '{n} de lingouri: {place}',
  },
  'reading.goldLeft': {
    one: 'încă {n} lingou de pus',
    few: 'încă {n} lingouri de pus',
    other: 'încă {n} de lingouri de pus',
  },
};
