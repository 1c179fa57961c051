import { PieceFigure } from '../../../../board/index.ts';
import { At } from '../picture_at.tsx';
import { SHEPHERD } from './shepherd_figure.ts';
import { TokenFace } from './token_drawing.tsx';

export const picture = () => (
  <>
    <path d="M0 60C4 44 14 34 27 34S50 44 60 60Z" fill="#8fb14a" stroke="#3f2d1c" stroke-width={1.2} />
    <At x={24} y={26} size={1.25}>
      <PieceFigure figure={SHEPHERD} colour="blue" />
    </At>
    <At x={47} y={15} size={0.82}>
      <TokenFace token="wolf" />
    </At>
    <At x={46} y={46} size={0.92}>
      <TokenFace token={3} />
    </At>
  </>
);
