import type { TargetMarks } from '../../board/target_mark.ts';
import { GoldBar } from './gold_drawing.tsx';

export const marks: TargetMarks = {
  gold: {
    thing: () => <GoldBar />,
    chosen: () => (
      <g class="board-figure" transform="scale(1.5)">
        <GoldBar />
      </g>
    ),
  },
};
