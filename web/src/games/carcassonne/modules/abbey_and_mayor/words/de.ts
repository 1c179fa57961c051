// German texts of Abbey & Mayor: what is said at a table.

import type { Messages } from './en.ts';

export const de: Messages = {
  'seat.mayors': { one: 'noch {n} Bürgermeister', other: 'noch {n} Bürgermeister' },
  'seat.wagons': { one: 'noch {n} Wagen', other: 'noch {n} Wagen' },
  'seat.barns': { one: 'noch {n} Scheune', other: 'noch {n} Scheunen' },
  'seat.abbey': 'Abtei noch nicht gelegt',
  'ask.abbey': 'Jetzt deine Abtei legen?',
  'ask.wagon': 'Wohin fährt dein Wagen weiter?',
  'choice.noAbbey': 'Die Abtei behalten',
  'choice.wagonHome': 'Der Wagen kommt zurück',
  'choice.abbey': 'Abtei anlegen: {place}',
  'choice.wagon': 'Wagen fährt weiter: {place}',
  'log.wagonMoves': '{name} fährt den Wagen weiter: {place}',
  'log.atBarn': 'Die Scheune schickt heim: {piece} von {owner}',
  'piece.mayor': 'Bürgermeister',
  'piece.wagon': 'Wagen',
  'piece.barn': 'Scheune',
  'role.mayor': 'Bürgermeister in der Stadt',
  'role.barn': 'Scheune',
  'claim.asWagon': '{role}, Wagen',
  'claim.mayor': 'Bürgermeister',
  'claim.barn': 'Scheune',
  'feature.abbey': 'Abtei',
  'feature.barn': 'Scheune',
  'features.barn': 'Scheunen',
  'features.abbey': 'Abtei',
  'features.wagon': 'Wagen',
};
