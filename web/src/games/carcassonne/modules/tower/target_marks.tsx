import { AIM } from '../../board/ring.tsx';
import type { TargetMarks } from '../../board/target_mark.ts';
import { TowerFigure } from './figure.tsx';

export const marks: TargetMarks = {
  build: {
    thing: () => (
      <>
        <g transform="translate(-3.4 5)">
          <TowerFigure height={1} />
        </g>
        <path class="board-plus" d="M5-5.5h8M9-9.5v8" />
      </>
    ),
  },
  top: {},
  capture: { ring: AIM },
};
