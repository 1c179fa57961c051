// German texts of Traders & Builders: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.traders_and_builders':
    'Das letzte Plättchen einer Stadt bringt seinem Spieler die Waren dort: Wein, Korn und Tuch. Am Ende bringt das meiste jeder Ware 10 Punkte. Setze deinen Baumeister auf eine Straße oder in eine Stadt, wo du einen Meeple hast: Erweiterst du sie später, so spielst du gleich ein zweites Plättchen. Dein Schwein kommt zu einem Bauern von dir, und jede fertige Stadt dort bringt dir 1 Punkt mehr.',
};
