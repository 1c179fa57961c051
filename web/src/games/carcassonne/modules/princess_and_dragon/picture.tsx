import { At } from '../picture_at.tsx';
import { NeutralFigure } from './neutral_drawing.tsx';

export const picture = () => (
  <>
    <At x={25} y={36} size={0.9}>
      <NeutralFigure figure="dragon" />
    </At>
    <At x={45} y={16} size={0.85}>
      <NeutralFigure figure="fairy" />
    </At>
  </>
);
