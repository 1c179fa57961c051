import { type Cell, turnedBoard, turnedCell } from '../../../board/index.ts';
import type { LandBoardProps } from './board_types.ts';

/** What the board is given, as it is seen with the board turned. */
export function turnedLand(props: LandBoardProps, turns: number): LandBoardProps {
  const all = <C extends Cell>(cells: readonly C[] = []): C[] =>
    cells.map((cell) => ({ ...cell, ...turnedCell(cell, turns) }));
  return {
    ...props,
    ...turnedBoard(props, turns),
    towers: all(props.towers),
    neutrals: all(props.neutrals),
    trail: all(props.trail),
    threatened: all(props.threatened),
    range: all(props.range),
    targets: all(props.targets),
  };
}
