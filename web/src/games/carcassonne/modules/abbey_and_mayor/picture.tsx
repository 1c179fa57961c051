import { PieceFigure } from '../../../../board/index.ts';
import { At } from '../picture_at.tsx';
import { BARN, MAYOR, WAGON } from './pieces.ts';

export const picture = () => (
  <>
    <At x={17} y={24} size={1.15}>
      <PieceFigure figure={MAYOR} colour="red" />
    </At>
    <At x={43} y={18} size={0.95}>
      <PieceFigure figure={WAGON} colour="blue" />
    </At>
    <At x={42} y={44} size={0.95}>
      <PieceFigure figure={BARN} colour="yellow" />
    </At>
  </>
);
