// German texts of The Princess & The Dragon: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.princess_and_dragon':
    'Ein Plättchen mit Vulkan bringt den Drachen, und niemand geht auf dieses Plättchen. Ein Plättchen mit Drache bewegt ihn bis zu sechs Schritte, und jeder Spieler wählt reihum einen: Er frisst jeden Meeple, wo er hinkommt, und geht nie zurück. Statt einen Meeple einzusetzen, darfst du die Fee neben einen von deinen stellen: Der Drache bleibt fern, dein Zug beginnt mit 1 Punkt, und er bringt 3 mehr, wenn er gewertet wird. Ein Burgfräulein darf einen Ritter seiner Stadt heimschicken. Von einem Portal geht ein Meeple auf jedes Plättchen, wo niemand steht und nichts fertig ist.',
};
