// German texts of The Count of Carcassonne: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.count':
    'In der Mitte liegt die Stadt Carcassonne mit ihren vier Vierteln. Werten durch dein Plättchen andere und du nicht, darfst du einen Meeple in eines davon schicken und dann den Grafen versetzen. Wird etwas gewertet, kommen Meeple heraus und zählen dort sofort mit: aus der Burg in Städte, aus der Schmiede auf Straßen, aus der Kathedrale in Klöster, vom Markt auf Wiesen. Wo der Graf steht, kommt niemand heraus. Vor der Schlusswertung dürfen noch einmal Meeple heraus. Jede Wiese an ihrer Mauer grenzt auch an die Stadt Carcassonne, und die ist fertig.',
};
