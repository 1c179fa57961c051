// Where the mage and the witch stand after my decisions.

import type { Cell } from '../../../../board/index.ts';
import type { GameView } from '../../../../net/protocol.gen.ts';
import type { Draft } from '../../../../play/draft.ts';
import { eventsIn } from '../../../../play/table/decided.ts';
import type { Magician } from './magic_figures.tsx';

export interface PlacedMagician extends Cell {
  readonly figure: Magician;
  readonly feature: number;
}

const BOTH: readonly Magician[] = ['mage', 'witch'];

/** Those on the map, the mage first. */
export function magiciansIn(draft: Draft, game: GameView): PlacedMagician[] {
  const places = { mage: game.mage, witch: game.witch };
  for (const event of eventsIn(draft)) {
    if (event.type !== 'neutral_moved') continue;
    const { figure, to, feature } = event;
    places[figure] = to === null || feature === undefined ? undefined : { x: to[0], y: to[1], feature };
  }
  return BOTH.flatMap((figure) => {
    const place = places[figure];
    return place ? [{ figure, ...place }] : [];
  });
}
