import { PieceFigure } from '../../../../board/index.ts';
import { At } from '../picture_at.tsx';
import { ABBOT } from './pieces.ts';

export const picture = () => (
  <At x={30} y={33} size={1.6}>
    <PieceFigure figure={ABBOT} colour="green" />
  </At>
);
