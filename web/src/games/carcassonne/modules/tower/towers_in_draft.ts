// The towers as they stand after my decisions, and a tower's range.

import type { Cell } from '../../../../board/index.ts';
import type { GameView } from '../../../../net/protocol.gen.ts';
import { type Draft, sameCell } from '../../../../play/draft.ts';
import { eventsIn } from '../../../../play/table/decided.ts';

/** A tower with at least one storey. A piece whose feature is the tower's stands on top of it. */
export interface PlacedTower extends Cell {
  readonly feature: number;
  /** Storeys, 1 or more. */
  readonly height: number;
}

export function towersIn(draft: Draft, { towers = [] }: GameView): readonly PlacedTower[] {
  let now: readonly PlacedTower[] = towers;
  for (const event of eventsIn(draft)) {
    if (event.type !== 'tower_piece_placed') continue;
    const { x, y, feature, height } = event;
    now = [...now.filter((tower) => !sameCell(tower, event)), { x, y, feature, height }];
  }
  return now;
}

/**
 * The cells in range of the tower that would be built, or of the one built while its capture is asked for.
 */
export function rangeIn(draft: Draft): Cell[] {
  if (draft.step !== 'choose') return [];
  const chosen = draft.choices[draft.chosen]!;
  const asksWhom = draft.choices.some(({ action }) => action.type === 'capture');
  const builds = chosen.action.type === 'place_tower_piece';
  const events = builds ? (chosen.events ?? []) : asksWhom ? draft.events : [];
  const built = events.find((event) => event.type === 'tower_piece_placed');
  return (built?.range ?? []).map(([x, y]) => ({ x, y }));
}
