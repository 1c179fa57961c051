// The bars on the board after my decisions.

import { type Cell, sameCell } from '../../../../board/index.ts';
import type { GameView } from '../../../../net/protocol.gen.ts';
import type { Draft } from '../../../../play/draft.ts';
import { eventsIn } from '../../../../play/table/decided.ts';

export interface Pile extends Cell {
  readonly bars: number;
}

export function pilesIn(draft: Draft, game: Pick<GameView, 'gold_on_map'>): Pile[] {
  let piles: Pile[] = [...(game.gold_on_map ?? [])];
  const add = (cell: Cell, bars: number): void => {
    const there = piles.find((pile) => sameCell(pile, cell));
    const rest = piles.filter((pile) => pile !== there);
    const sum = (there?.bars ?? 0) + bars;
    piles = sum > 0 ? [...rest, { x: cell.x, y: cell.y, bars: sum }] : rest;
  };
  for (const event of eventsIn(draft)) {
    if (event.type === 'gold_placed') add(event, 1);
    if (event.type === 'gold_taken') for (const [x, y] of event.tiles) add({ x: x!, y: y! }, -1);
  }
  return piles.sort((a, b) => a.y - b.y || a.x - b.x);
}
