// German texts of Abbey & Mayor: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.abbey_and_mayor':
    'Jeder hat eine Abtei: Lege sie in ein Loch zwischen vier Plättchen, statt eines zu ziehen. Sie schließt, was an sie stößt, und ist ein Kloster. Dein Bürgermeister gilt als so viele Meeple, wie seine Stadt Wappen hat. Ist die Straße, die Stadt oder das Kloster deines Wagens fertig, darf er dorthin weiterfahren, wo in der Nähe noch niemand ist. Deine Scheune kommt auf eine Ecke, an der vier Wiesen zusammentreffen: Ihre Bauern werten und kommen zurück, niemand darf dort mehr Bauer werden, und am Ende bringt dir jede fertige Stadt dort 4 Punkte.',
};
