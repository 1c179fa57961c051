import { PieceFigure } from '../../../../board/index.ts';
import { At } from '../picture_at.tsx';

export const picture = () => (
  <At x={30} y={31} size={1.5}>
    <PieceFigure colour="yellow" lying />
  </At>
);
