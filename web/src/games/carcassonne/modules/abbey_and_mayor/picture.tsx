import { PieceFigure } from '../../../../board/index.ts';
import { At } from '../picture_at.tsx';
import { FIGURES } from '../pieces.ts';

export const abbeyPicture = () => (
  <>
    <At x={17} y={24} size={1.15}>
      <PieceFigure figure={FIGURES.mayor} colour="red" />
    </At>
    <At x={43} y={18} size={0.95}>
      <PieceFigure figure={FIGURES.wagon} colour="blue" />
    </At>
    <At x={42} y={44} size={0.95}>
      <PieceFigure figure={FIGURES.barn} colour="yellow" />
    </At>
  </>
);
