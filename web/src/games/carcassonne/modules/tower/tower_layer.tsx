// Towers on the board, and the cells in a tower's range.

import { CELL, type Cell, type Lookup, sameCell, type Thing } from '../../../../board/index.ts';
import { TowerFigure, TowerNumber, towerTop } from './tower_figure.tsx';

/** A tower with at least one storey. A piece whose feature is the tower's stands on top of it. */
export interface PlacedTower extends Cell {
  readonly feature: number;
  /** Storeys, 1 or more. */
  readonly height: number;
}

/** Between the pieces, with their numbers above them all. */
export function towersStanding(towers: readonly PlacedTower[], lookup: Lookup): Thing[] {
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

/** The middle of a figure on a tower is this far above the floor. */
const ABOVE_FLOOR = 9;

/** How far above the ground a figure stands there. */
export function standsAbove(towers: readonly PlacedTower[], at: Cell, feature: number): number {
  const top = topOf(towers, at, feature);
  return top > 0 ? top + ABOVE_FLOOR : 0;
}

/** How far above the ground the top of the tower there is drawn; 0: there is none. */
export function topOf(towers: readonly PlacedTower[], at: Cell, feature: number): number {
  const there = towers.find((tower) => sameCell(tower, at) && tower.feature === feature);
  return there ? towerTop(there.height) : 0;
}

/** The cells in a tower's range. */
export function Range({ cells }: { cells: readonly Cell[] }) {
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
