import { AIM } from '../../board/ring.tsx';
import type { TargetMarks } from '../../board/target_mark.ts';
import { NeutralFigure } from './neutral_drawing.tsx';
import './target_marks.css';

export const marks: TargetMarks = {
  princess: { ring: AIM },
  fairy: {
    ring: '',
    isFriendly: true,
    chosen: () => (
      <g transform="translate(13 0)" opacity={0.75}>
        <NeutralFigure figure="fairy" />
      </g>
    ),
  },
  step: {
    chosen: () => (
      <g class="board-figure" opacity={0.45}>
        <NeutralFigure figure="dragon" />
      </g>
    ),
  },
  portal: {},
};
