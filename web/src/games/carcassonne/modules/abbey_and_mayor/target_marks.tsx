import { PieceFigure } from '../../../../board/index.ts';
import type { TargetMarks } from '../../board/target_mark.ts';
import { FIGURES } from '../pieces.ts';

export const ABBEY_MARKS = {
  abbey: {},
  wagon: { thing: (colour) => <PieceFigure figure={FIGURES.wagon} colour={colour} /> },
} as const satisfies TargetMarks;
