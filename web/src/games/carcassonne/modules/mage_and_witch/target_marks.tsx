import type { TargetMarks } from '../../board/target_mark.ts';
import { MagicFigure } from './magic_figures.tsx';

const mark = (figure: 'mage' | 'witch') => () => (
  <g transform="translate(0 2) scale(.72)">
    <MagicFigure figure={figure} />
  </g>
);

export const marks: TargetMarks = { mage: { thing: mark('mage') }, witch: { thing: mark('witch') } };
