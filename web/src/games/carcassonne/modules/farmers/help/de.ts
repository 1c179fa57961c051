// German texts of farmers: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.claim.farmers':
    'Auf dem gerade gelegten Plättchen darfst du einen Meeple einsetzen: einen Wegelagerer auf einer Straße, einen Ritter in einer Stadt, einen Mönch im Kloster, einen Bauern auf einer Wiese. Nur nicht dort, wo schon ein Meeple ist, und sei es weit weg.',
  'help.farm.title': 'An die Wiesen denken',
  'help.farm':
    'Bauern bleiben bis zum Ende auf ihrer Wiese. Dann zählt jede Wiese 3 Punkte für jede fertige Stadt, die sie berührt. Auch Unfertiges zählt ein wenig.',
  'help.farm.once':
    'Bauern bleiben bis zum Ende auf ihrer Wiese. Dann zählt jede Wiese 3 Punkte für jede fertige Stadt, die sie berührt; doch keine Stadt zählt für denselben Spieler zweimal. Auch Unfertiges zählt ein wenig.',
  'help.farm.city4':
    'Bauern bleiben bis zum Ende auf ihrer Wiese. Dann bringt jede fertige Stadt 4 Punkte für den, der auf allen Wiesen um sie herum die meisten Bauern hat. Auch Unfertiges zählt ein wenig.',
};
