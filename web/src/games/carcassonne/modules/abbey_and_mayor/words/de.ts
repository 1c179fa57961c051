// German texts of Abbey & Mayor: what is said at a table, and how to play.

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
  'help.abbey_and_mayor':
    'Jeder hat eine Abtei: Lege sie in ein Loch zwischen vier Plättchen, statt eines zu ziehen. Sie schließt, was an sie stößt, und ist ein Kloster. Dein Bürgermeister gilt als so viele Meeple, wie seine Stadt Wappen hat. Ist die Straße, die Stadt oder das Kloster deines Wagens fertig, darf er dorthin weiterfahren, wo in der Nähe noch niemand ist. Deine Scheune kommt auf eine Ecke, an der vier Wiesen zusammentreffen: Ihre Bauern werten und kommen zurück, niemand darf dort mehr Bauer werden, und am Ende bringt dir jede fertige Stadt dort 4 Punkte.',
};
