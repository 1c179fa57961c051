import { PieceFigure } from '../../../../board/index.ts';
import type { TargetMarks } from '../../board/target_mark.ts';
import { WAGON } from './pieces.ts';

export const marks: TargetMarks = {
  abbey: {},
  wagon: { thing: (colour) => <PieceFigure figure={WAGON} colour={colour} /> },
};
