// Towers on the board, and the cells in a tower's range.

import { CELL, type Cell, type Lookup, sameCell, type Thing } from '../../../../board/index.ts';
import type { Layer } from '../../board/layer.ts';
import { TowerFigure, TowerNumber, towerTop } from './figure.tsx';
import { type PlacedTower, rangeIn, towersIn } from './towers_in_draft.ts';

type Shown = {
  readonly towers: readonly PlacedTower[];
  /** Cells in a tower's range, including empty ones. */
  readonly range: readonly Cell[];
};

export const layer: Layer<Shown> = {
  now: (draft, game) => ({ towers: towersIn(draft, game), range: rangeIn(draft) }),
  standing: ({ towers }, lookup) => towersStanding(towers, lookup),
  top: ({ towers }, at, feature) => topOf(towers, at, feature),
  beneath: ({ range }) => <Range cells={range} />,
};

/** Between the pieces, with their numbers above them all. */
function towersStanding(towers: readonly PlacedTower[], lookup: Lookup): Thing[] {
  return towers.map((tower) => {
    const { x, y, feature, height } = tower;
    const [slotX, slotY] = lookup(tower, feature)?.slot ?? [50, 50];
    const at = [x * CELL + slotX, y * CELL + slotY] as const;
    return {
      key: `tower ${x},${y}`,
      foot: at[1],
      at,
      narrow: true,
      figure: <TowerFigure height={height} />,
      number: <TowerNumber height={height} />,
    };
  });
}

/** How far above the ground the top of the tower there is drawn; 0: there is none. */
function topOf(towers: readonly PlacedTower[], at: Cell, feature: number): number {
  const there = towers.find((tower) => sameCell(tower, at) && tower.feature === feature);
  return there ? towerTop(there.height) : 0;
}

/** The cells in a tower's range. */
function Range({ cells }: { cells: readonly Cell[] }) {
  return (
    <g class="board-range">
      {cells.map(({ x, y }) => (
        <rect
          key={`${x},${y}`}
          x={x * CELL + 2.5}
          y={y * CELL + 2.5}
          width={CELL - 5}
          height={CELL - 5}
          rx={5}
        />
      ))}
    </g>
  );
}
