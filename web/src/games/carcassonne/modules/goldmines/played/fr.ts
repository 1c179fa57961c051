// French texts of Goldmines: what is said at a table where it is in play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'feature.goldmine': 'mine d’or',
  'feature.gold': 'or',
  'features.gold': 'Or',
  'ask.gold': 'Où va le second lingot d’or ?',
  'choice.gold': 'Lingot d’or : {place}',
  'gold.nobody': 'personne n’y tient rien',
  'gold.there': 'là : {what}',
  'gold.held': '{feature} de {names}',
  'turn.gold': 'Posez le second lingot d’or',
  'turn.gold.other': '{name} pose un lingot d’or.',
  'log.goldPlaced': '{name} pose un lingot d’or : {place}',
  'log.goldTaken': { one: '{name} prend {n} lingot d’or', other: '{name} prend {n} lingots d’or' },
  'line.gold': { one: '{n} lingot d’or', other: '{n} lingots d’or' },
  'seat.gold': { one: '{n} lingot d’or', other: '{n} lingots d’or' },
  'seat.goldWorth': {
    one: '{gold} : {n} point à la fin en l’état',
    other: '{gold} : {n} points à la fin en l’état',
  },
  'reading.gold': 'Or',
  'reading.goldAt': { one: '{n} lingot : {place}', other: '{n} lingots : {place}' },
  'reading.goldLeft': { one: 'encore {n} lingot à poser', other: 'encore {n} lingots à poser' },
};
