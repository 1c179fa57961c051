import type { TargetMarks } from '../../board/target_mark.ts';
import { CountFigure } from './count_figure.tsx';

export const marks: TargetMarks = {
  leaves: {},
  enters: {},
  count: {
    thing: () => (
      <g transform="translate(-2 1) scale(.82)">
        <CountFigure />
      </g>
    ),
  },
};
