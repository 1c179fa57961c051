import type { TargetMarks } from '../../board/target_mark.ts';
import { BridgeSign } from './bridge_drawing.tsx';
import { CastleFigure } from './castle_drawing.tsx';

export const marks: TargetMarks = {
  bridge: { thing: () => <BridgeSign /> },
  castle: {
    thing: (colour) => (
      <g transform="translate(0 5) scale(.62)">
        <CastleFigure colour={colour} />
      </g>
    ),
  },
};
