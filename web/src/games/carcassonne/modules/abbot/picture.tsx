import { PieceFigure } from '../../../../board/index.ts';
import { At } from '../picture_at.tsx';
import { FIGURES } from '../pieces.ts';

export const abbotPicture = () => (
  <At x={30} y={33} size={1.6}>
    <PieceFigure figure={FIGURES.abbot} colour="green" />
  </At>
);
