import { type Cell, turnedBoard, turnedCell } from '../../../board/index.ts';
import type { CarcassonneBoardProps } from './board_types.ts';

/** The board's input as shown on the turned board. */
export function turnedProps(props: CarcassonneBoardProps, turns: number): CarcassonneBoardProps {
  const all = <C extends Cell>(cells: readonly C[] = []): C[] =>
    cells.map((cell) => ({ ...cell, ...turnedCell(cell, turns) }));
  return {
    ...props,
    ...turnedBoard(props, turns),
    layers: props.layers?.map(({ layer, lists }) => ({
      layer,
      lists: Object.fromEntries(Object.entries(lists).map(([name, cells]) => [name, all(cells)])),
    })),
    targets: all(props.targets),
  };
}
